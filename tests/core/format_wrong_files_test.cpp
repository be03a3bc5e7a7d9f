// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are wrong: each gets one sentence with its line and what is allowed.
#include "core/base/text.h"
#include "core/format/scenario_reader.h"
#include "tests/support/check.h"

#include <vector>

using namespace fenceline;

namespace {

struct Wrong {
    std::string text;
    int line;
    std::string_view says; ///< a part of the sentence
};

void checkRefused(const std::vector<Wrong>& files)
{
    for (const auto& file : files) {
        const auto result = readScenario(file.text);
        CHECK(!result);
        if (result)
            continue;
        const auto& error = result.error();
        const bool found = error.message.find(file.says) != std::string::npos;
        CHECK_EQ(found ? std::string(file.says) : error.message, file.says);
        CHECK_EQ(inQuotes(file.text) + " in line " + std::to_string(error.line),
                 inQuotes(file.text) + " in line " + std::to_string(file.line));
        CHECK(error.message.find("(allowed: ") != std::string::npos);
        CHECK(error.message.ends_with(")"));
        CHECK(error.message.size() < 700);
        CHECK(!hasControlCharacter(error.message));
        CHECK(!firstInvalidUtf8(error.message));
    }
}

/// A file of this version whose second line is `line`.
std::string with(const std::string& line)
{
    return "{\"fenceline\": 1,\n" + line + "\n}\n";
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

std::string listOf(const std::string& item, int times)
{
    return "[" + repeated(item + ",\n", times - 1) + item + "]";
}

std::string numberedSeats(int count)
{
    std::string list;
    for (int i = 0; i < count; ++i)
        list += (i == 0 ? "\"S" : ", \"S") + std::to_string(i) + '"';
    return "\"seats\": [" + list + "]";
}

} // namespace

TEST(noJson) // format_syntax_test.cpp has the sentences
{
    checkRefused({
        {"", 1, "the file is empty"},
        {" \n\n\t", 1, "the file is empty"},
        {"{\"fenceline\": 1,\n\"name\": }", 2, "a value is missing before \"}\" at column 9"},
        {"{\"fenceline\": -0e\xc3\xa4}", 1, "the number -0e\xc3\xa4 at column 15 is not known"},
        {"{\"fenceline\": " + std::string(100'000, 'x') + "}", 1, "xxx… at column 15 is not in quotes"},
        {"{\"fenceline\": 1" + std::string(100'000, '0') + "e9}", 1, "000… at column 15 is too large"},
        {"\"" + std::string(100'000, 'x'), 1, "the text at column 1 has no closing quote"},
        {"{\"fenceline\": 1, \"" + std::string(100'000, 'k') + "\" 1}", 1, "a colon is missing before the number 1"},
    });
}

TEST(noText)
{
    checkRefused({
        {std::string("\x7f"
                     "ELF\x02\x01\x01\0\0\n\0",
                     11),
         1, "no text file"},
        {std::string("{\"fenceline\": 1,\n\"name\": \"a\0b\"}", 31), 2, "no text file"},
        {"{\"fenceline\": 1,\n\n\"name\": \"\xff\"}", 3, "not UTF-8"},
        {"{\"fenceline\": 1,\n\"name\": \"\xc0\xaf\"}", 2, "not UTF-8"},
        {"{\"fenceline\": 1,\n\"name\": \"\xed\xa0\x80\"}", 2, "not UTF-8"},
        {"\xff\xfe{\0", 1, "UTF-16"},
        {"{\"fenceline\": 1,\n\"name\": \"\\ud800\"}", 2, "\\ud800 at column 10 is half a character"},
        {std::string(1'048'577, ' '), 1, "larger than 1 MiB"},
        {repeated("\n", 1'048'577), 1'048'577, "larger than 1 MiB"},
    });
}

TEST(nested)
{
    const std::string lists(100'000, '[');
    checkRefused({
        {lists, 1, "nested too deeply"},
        {with("\"name\": " + lists), 2, "nested too deeply"},
        {repeated("{\"fenceline\":\n", 50'000), 17, "nested too deeply"},
    });
}

TEST(version)
{
    checkRefused({
        {"[]", 1, "the file holds an empty list"},
        {"1", 1, "the file holds the number 1"},
        {"null", 1, "the file holds null"},
        {"{}", 1, "\"fenceline\" is missing"},
        {"\n\n{\"name\": \"x\"}", 3, "\"fenceline\" is missing"},
        {"{\n\"fenceline\": 2, \"new key\": []}", 2,
         "version 2 of the format (allowed: 1, the version that this program"},
        {"{\"fenceline\": 99999999999999999999}", 1, "the version that this program reads"},
        {"{\"fenceline\": 0}", 1, "\"fenceline\" is the number 0"},
        {"{\"fenceline\": -1}", 1, "\"fenceline\" is the number -1"},
        {"{\"fenceline\": 1.5}", 1, "version 1.5 of the format"},
        {"{\"fenceline\": 1.0}", 1, "\"fenceline\" is the number 1.0"},
        {"{\"fenceline\": \"1\"}", 1, "\"fenceline\" is \"1\""},
        {"{\"fenceline\": true}", 1, "\"fenceline\" is true"},
    });
}

TEST(keys)
{
    checkRefused({
        {with("\"leese\": \"1s\""), 2, "unknown key \"leese\" (allowed: fenceline, name, summary,"},
        {with("\"\": 1"), 2, "unknown key \"\""},
        {with("\"lease\": \"1s\",\n\"lease\": \"1s\""), 3, "the key \"lease\" is given twice"},
        {"{\"fenceline\": 1,\n\"fenceline\": 1}", 2, "the key \"fenceline\" is given twice"},
        {with("\"guards\": {\"fencing\": \"off\",\n\"fencing\": \"off\"}"), 3, "given twice"},
        {with("\"guards\": {\n\"fence\": \"off\"}"), 3, "\"guards\": unknown key \"fence\" (allowed: fencing,"},
        {with("\"steps\": {\"sleep\": \"1s\"}"), 2, "(allowed: read, check, write, release)"},
        {with("\"network\": {\"two_way\": \"1s\"}"), 2, "(allowed: one_way, retry)"},
        {with("\"workers\": [{},\n{\"nmae\": \"A\"}]"), 3, "worker 2: unknown key \"nmae\""},
        {with("\"faults\": [{\"at\": \"1s\", \"flood\": \"5s\"}]"), 2, "fault 1: unknown key \"flood\""},
        {with("\"expect\": {\"safe\": true}"), 2, "(allowed: outcome, holders, confirmed)"},
        {with("\"a\\u001b[31mb\": 1"), 2, "unknown key \"a\\u001b[31mb\""},
        {with("\"" + std::string(10'000, 'k') + "\": 1"), 2, "unknown key \"kkk"},
    });
}

TEST(types)
{
    checkRefused({
        {with("\"name\": 1"), 2, "\"name\" is the number 1 (allowed: text in quotes)"},
        {with("\"summary\": null"), 2, "\"summary\" is null"},
        {with("\"source\": [\"x\"]"), 2, "\"source\" is a list"},
        {with("\"seats\": \"C14\""), 2, "\"seats\" is \"C14\" (allowed: a list of 1 to 64"},
        {with("\"seats\": [14]"), 2, "\"seats\" holds the number 14"},
        {with("\"lease\": 10"), 2, "\"lease\" is the number 10 without a unit"},
        {with("\"lease\": true"), 2, "\"lease\" is true"},
        {with("\"first_token\": \"33\""), 2, "\"first_token\" is \"33\" (allowed: 1 to 9007199254675456)"},
        {with("\"first_token\": 33.5"), 2, "\"first_token\" is the number 33.5"},
        {with("\"guards\": []"), 2, "\"guards\": an empty list where an object is due"},
        {with("\"guards\": {\"conditional\": \"on\"}"), 2, "\"conditional\" is \"on\" (allowed: true, false)"},
        {with("\"guards\": {\"fencing\": true}"), 2, "\"fencing\" is true (allowed: off, writes, reads-and-writes)"},
        {with("\"steps\": {\"read\": 1}"), 2, "\"steps\": \"read\" is the number 1 without a unit"},
        {with("\"effects\": {}"), 2, "\"effects\" is an object (allowed: a list of 0 to 2 effects)"},
        {with("\"workers\": {}"), 2, "\"workers\" is an object"},
        {with("\"workers\": [\"A\"]"), 2, "worker 1: \"A\" where an object is due"},
        {with("\"workers\": [{\"seat\": null}]"), 2, "worker 1: \"seat\" is null (allowed: C14, or any)"},
        {with("\"faults\": null"), 2, "\"faults\" is null"},
        {with("\"faults\": [[]]"), 2, "fault 1: an empty list where an object is due"},
        {with("\"faults\": [{\"crash\": false}]"), 2, "\"crash\" is false (allowed: true;"},
        {with("\"faults\": [{\"crash\": \"true\"}]"), 2, "\"crash\" is \"true\""},
        {with("\"expect\": \"double-sale\""), 2, "where an object is due"},
        {with("\"expect\": {\"holders\": [\"C14\"]}"), 2, "\"holders\" is a list"},
        {with("\"expect\": {\"holders\": {\"C14\":\n7}}"), 3, "\"C14\" is the number 7"},
        {with("\"expect\": {\"confirmed\": [\n1]}"), 3, "\"confirmed\" holds the number 1"},
    });
}

TEST(words)
{
    checkRefused({
        {with("\"protection\": \"mutex\""), 2,
         "(allowed: none, local-mutex, lock, conditional-write, unique-constraint)"},
        {with("\"protection\": \"Lock\""), 2, "\"protection\" is \"Lock\""},
        {with("\"service\": \"consul\""), 2, "(allowed: redis, redis-replicated, redlock, etcd, zookeeper, "},
        {with("\"timing\": \"exact\""), 2, "(allowed: ideal, real)"},
        {with("\"guards\": {\"fence_compare\": \"<=\"}"), 2, "(allowed: less, less-or-equal)"},
        {with("\"guards\": {\"check_before_write\": \"yes\"}"), 2, "(allowed: off, own-clock, service)"},
        {with("\"guards\": {\"renew\": \"on\"}"), 2, "(allowed: off, in-process, separate-process)"},
        {with("\"guards\": {\"renewal_refused\": \"gives-up\"}"), 2, "(allowed: ignored, give-up)"},
        {with("\"guards\": {\"lost_answer\": \"retry\"}"), 2, "(allowed: no-retry, read-back, assume-mine)"},
        {with("\"guards\": {\"release\": \"blind\"}"), 2, "(allowed: compare-and-delete, delete, none)"},
        {with("\"arrivals\": \"crowd\""), 2, "(allowed: listed, rush)"},
        {with("\"faults\": [{\"cause\": \"nap\"}]"), 2, "(allowed: gc, swap, vm, packet)"},
        {with("\"expect\": {\"outcome\": \"good\"}"), 2, "(allowed: double-sale, duplicate-effect, blocked,"},
        {with("\"network\": {\"retry\": \"0s\"}"), 2, "\"network\": \"retry\" is 0s (allowed: 1ms to 24 h)"},
        {with("\"effects\": [{\"effect\": \"letter\"}]"), 2,
         "effect 1: \"effect\" is \"letter\" (allowed: email, charge)"},
        {with("\"effects\": [{\"key\": \"sale\"}]"), 2, "effect 1: the key \"effect\" is missing"},
        {with("\"effects\": [{\"effect\": \"email\"},\n{\"effect\": \"email\"}]"), 3, "two effects are called"},
        {with("\"effects\": [{\"effect\": \"email\", \"key\": \"fan\"}]"), 2, "(allowed: none, sale, attempt)"},
        {with("\"faults\": [{\"lose\": \"write\"}]"), 2, "(allowed: answer, effect-answer)"},
        {with("\"faults\": [{\"service\": \"nap\"}]"), 2, "(allowed: failover, restart, eviction, restore)"},
        {with("\"faults\": [{\"pause\": \"1s\", \"cause\": \"vm\", \"clock\": \"runs\"}]"), 2, "(allowed: stops)"},
        {with("\"faults\": [{\"pause\": \"1s\", \"clock\": \"stops\"}]"), 2, "beside the cause gc (allowed: only with"},
    });
}

TEST(whatOneLockServiceHas)
{
    checkRefused({
        {with("\"redis\": true"), 2, "\"redis\": true where an object is due"},
        {with("\"redis\": {\"cluster\": 6}"), 2,
         "(allowed: counter, value, persistence, replica_lags, wait, wait_timeout)"},
        {with("\"redis\": {\"value\": \"worker-a\"}"), 2, "(allowed: per-request, per-worker)"},
        {with("\"redis\": {\"persistence\": \"rdb\"}"), 2, "(allowed: none, everysec, always)"},
        {with("\"redis\": {\"replica_lags\": []}"), 2, "(allowed: a list of 1 to 4 durations"},
        {with("\"redis\": {\"replica_lags\": [\"1s\",\n5]}"), 3, "\"replica_lags\" is the number 5 without a unit"},
        {with("\"redis\": {\"wait\": 5}"), 2, "\"wait\" is the number 5 (allowed: 0 to 4)"},
        {with("\"redis\": {\"wait_timeout\": \"0s\"}"), 2, "\"wait_timeout\" is 0s (allowed: 1ms to 24 h)"},
        {with("\"faults\": [{\"service\": \"failover\", \"replica\": 0}]"), 2, "(allowed: 1 to 4)"},
        {with("\"faults\": [{\"service\": \"restart\", \"replica\": 1}]"), 2,
         "\"replica\" stands beside the failure restart (allowed: only with \"service\": \"failover\")"},
        {with("\"faults\": [{\"service\": \"failover\", \"snapshot_age\": \"1s\"}]"), 2,
         "(allowed: only with \"service\": \"restore\")"},
        {with("\"faults\": [{\"service\": \"restore\", \"snapshot_age\": 5}]"), 2,
         "\"snapshot_age\" is the number 5 without a unit"},
        {with("\"faults\": [{\"service\": \"restore\", \"bump\": 101}]"), 2, "(allowed: 0 to 100)"},
        {with("\"faults\": [{\"worker\": \"A\", \"crash\": true, \"bump\": 1}]"), 2,
         "\"bump\" stands beside \"crash\""},
    });
}

TEST(times)
{
    checkRefused({
        {with("\"lease\": \"0s\""), 2, "\"lease\" is 0s (allowed: off, or 1ms to 24 h)"},
        {with("\"lease\": \"-1s\""), 2, "\"-1s\" is negative"},
        {with("\"lease\": \"10\""), 2, "\"10\" is not a duration"},
        {with("\"lease\": \"on\""), 2, "\"on\" is not a duration"},
        {with("\"lease\": \" 10s\""), 2, "\" 10s\" is not a duration"},
        {with("\"lease\": \"1e3s\""), 2, "\"1e3s\" is not a duration"},
        {with("\"lease\": \"10S\""), 2, "\"10S\" is not a duration"},
        {with("\"lease\": \"\""), 2, "\"\" is not a duration"},
        {with("\"lease\": \"0.5ms\""), 2, "finer than a millisecond"},
        {with("\"lease\": \"1440.001min\""), 2, "is too long"},
        {with("\"lease\": \"99999999999999999999999s\""), 2, "is too long"},
        {with("\"lease\": \"" + std::string(100'000, '9') + "s\""), 2, "is too long"},
        {with("\"steps\": {\n\"write\": \"25h\"}"), 3, "\"25h\" is not a duration"},
        {with("\"network\": {\"one_way\": \"-0s\"}"), 2, "\"-0s\" is negative"},
        {with("\"workers\": [{\"arrives\": \"86400.001s\"}]"), 2, "is too long"},
        {with("\"faults\": [{\"at\": 2500}]"), 2, "fault 1: \"at\" is the number 2500 without a unit"},
        {with("\"faults\": [{\"clock\": \"service\", \"jump\": \"1s\"}]"), 2, "\"1s\" has no sign (allowed: + or -"},
        {with("\"faults\": [{\"clock\": \"service\", \"jump\": \"+\"}]"), 2, "\"\" is not a duration"},
        {with("\"faults\": [{\"clock\": \"service\", \"jump\": \"--1s\"}]"), 2, "\"-1s\" is negative"},
        {with("\"faults\": [{\"clock\": \"service\", \"jump\": 5}]"), 2, "such as \"+3600s\""},
        {with("\"faults\": [{\"jump\": \"+1s\"}]"), 2, "the key \"clock\" is missing"},
        {with("\"faults\": [{\"clock\": \"Z\", \"jump\": \"+1s\"}]"), 2,
         "(allowed: service, or a worker of this file: A, B)"},
        {with("\"faults\": [{\"pause\": \"a\\nb\"}]"), 2, "\"a\\u000ab\" is not a duration"},
        {with("\"first_token\": 0"), 2, "\"first_token\" is 0"},
        {with("\"first_token\": -1"), 2, "\"first_token\" is -1"},
        {with("\"first_token\": 9007199254675457"), 2, "\"first_token\" is 9007199254675457"},
        {with("\"first_token\": 9223372036854775808"), 2, "the number 9223372036854775808"},
    });
}

TEST(names)
{
    checkRefused({
        {with("\"name\": \"\""), 2, "\"name\" is empty"},
        {with("\"name\": \"a\\nb\""), 2, "\"name\" is \"a\\u000ab\""},
        {with("\"show\": \"  \""), 2, "\"show\" is blank"},
        {with("\"show\": \"\\u00a0\\u200b\""), 2, "\"show\" is blank"},
        {with("\"name\": \"a\\uffff\""), 2, "\"name\" is \"a\\uffff\""},
        {with("\"summary\": \"\\u0007\""), 2, "\"summary\" is"},
        {with("\"source\": \"" + std::string(4001, 's') + "\""), 2, "\"source\" is 4001 characters long"},
        {with("\"show\": \"" + repeated("ä", 65) + "\""), 2, "\"show\" is 65 characters long (allowed: 1 to 64"},
        {with("\"seats\": [\"C14\",\n\"C14\"]"), 3, "two seats are called \"C14\""},
        {with("\"seats\": [\"any\"]"), 2, "\"any\", which stands for any free seat"},
        {with("\"seats\": [\"\"]"), 2, "a seat's name is empty"},
        {with("\"workers\": [{\"name\": \"A\"},\n{\"name\": \"A\"}]"), 3, "two workers are called \"A\""},
        {with("\"workers\": [{\"name\": \"B\"},\n{}]"), 3, "two workers are called \"B\""},
        {with("\"workers\": [{\"name\": \"\"}]"), 2, "worker 1: \"name\" is empty"},
        {with("\"workers\": [{\"name\": \"lock\"}]"), 2, "which stands for the lock service"},
        {with("\"workers\": [{\"fan\": \"\"}]"), 2, "worker 1: \"fan\" is empty"},
        {with("\"workers\": [{\"server\": \"\\u009b1m\"}]"), 2, "worker 1: \"server\" is"},
        {with("\"workers\": [{\"seat\": \"C15\"}]"), 2, "worker 1: \"seat\" is \"C15\" (allowed: C14, or any)"},
        {with("\"seats\": [\"X1\"], \"workers\": [{\"seat\":\n\"C14\"}]"), 3, "(allowed: X1, or any)"},
        {with("\"faults\": [{\"at\": \"1s\",\n\"worker\": \"Z\"}]"), 3,
         "fault 1: \"worker\" is \"Z\" (allowed: a worker of"},
        {with("\"expect\": {\"holders\": {\"C15\": null}}"), 2, "\"C15\" is no seat of this file"},
    });
}

TEST(numbers)
{
    checkRefused({
        {with("\"seats\": []"), 2, "\"seats\" is an empty list"},
        {with("\"workers\": []"), 2, "\"workers\" is an empty list"},
        {with(numberedSeats(65)), 2, "\"seats\" has 65 items (allowed: a list of 1 to 64"},
        {with("\"workers\": " + listOf("{}", 65)), 2, "\"workers\" has 65 items"},
        {with("\"faults\": " + listOf("{}", 257)), 2, "\"faults\" has 257 items (allowed: a list of 0 to 256"},
        {with("\"faults\": [{\"crash\": true,\n\"pause\": \"1s\"}]"), 3,
         "\"pause\" stands beside \"crash\" (allowed: at, worker beside it)"},
        {with("\"faults\": [{\"cause\": \"gc\", \"crash\": true}]"), 2, "\"cause\" stands beside \"crash\""},
    });
}
