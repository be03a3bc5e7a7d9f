// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/command_line/settings.h"
#include "app/draw/picture.h"
#include "core/base/duration_text.h"
#include "core/base/text.h"
#include "ui/theme/theme_words.h"

#include <QSize>
#include <QString>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace fenceline::app {

namespace {

constexpr int kSmallest = 64;
constexpr int kLargest = 8192;

template <class Value, std::size_t N>
using Choices = std::array<std::pair<std::string_view, Value>, N>;

constexpr Choices<Picture::View, 2> kViews{{{"timeline", Picture::View::Timeline}, {"stage", Picture::View::Stage}}};
constexpr Choices<Picture::Format, 3> kEndings{
    {{".png", Picture::Format::Png}, {".svg", Picture::Format::Svg}, {".pdf", Picture::Format::Pdf}}};

/// The option's word; `value` keeps its default where the option is not given.
template <class Value, std::size_t N>
Answer<void> choose(const Arguments& arguments, const std::string& option, const Choices<Value, N>& choices,
                    Value& value)
{
    const auto text = arguments.value(option);
    if (!text)
        return {};
    std::string allowed;
    for (const auto& [word, meaning] : choices) {
        if (word == *text) {
            value = meaning;
            return {};
        }
        allowed.append(allowed.empty() ? "" : ", ").append(word);
    }
    return refuse(dashed(option) + ": " + inQuotes(*text) + " is not known (allowed: " + allowed + ")");
}

std::optional<int> side(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < kSmallest ||
        value > kLargest)
        return std::nullopt;
    return value;
}

Answer<void> chooseSize(const Arguments& arguments, Picture& picture)
{
    const auto text = arguments.value("size");
    if (!text)
        return {};
    const auto cross = text->find('x');
    const auto width = side(std::string_view(*text).substr(0, cross));
    const auto height = cross == std::string::npos ? std::nullopt : side(std::string_view(*text).substr(cross + 1));
    if (!width || !height)
        return refuse("--size: " + inQuotes(*text) + " is no size (allowed: WIDTHxHEIGHT such as 1600x900, each from " +
                      std::to_string(kSmallest) + " to " + std::to_string(kLargest) + ")");
    picture.size = QSize(*width, *height);
    return {};
}

/// By the output's name; standard output is PNG.
Answer<void> chooseFormat(const Arguments& arguments, Picture& picture)
{
    const auto name = arguments.value("o");
    if (!name)
        return refuse("draw has no output (allowed: -o with a name that ends in .png, .svg or .pdf, or - for a PNG on "
                      "standard output)");
    if (*name == "-")
        return {};
    const auto written = QString::fromStdString(*name);
    for (const auto& [ending, format] : kEndings)
        if (written.endsWith(QLatin1String(ending.data(), ending.size()), Qt::CaseInsensitive)) {
            picture.format = format;
            return {};
        }
    return refuse("-o: " + inQuotes(*name) +
                  " does not say what kind of picture it is (allowed: a name that ends in .png, "
                  ".svg or .pdf, or - for a PNG on standard output)");
}

Answer<void> choosePlayhead(const Arguments& arguments, const Run& run, Picture& picture)
{
    picture.at = run.trace.end();
    const auto text = arguments.value("at");
    if (!text)
        return {};
    const auto at = parseDuration(*text);
    if (!at)
        return refuse("--at: " + at.error().message);
    picture.at = kStart + *at;
    return {};
}

Answer<void> draw(const Arguments& arguments)
{
    Picture picture;
    const auto chosen =
        choose(arguments, "view", kViews, picture.view)
            .and_then([&] { return choose(arguments, "theme", Words<ui::Theme::Kind>::all, picture.theme); })
            .and_then([&] { return chooseSize(arguments, picture); })
            .and_then([&] { return chooseFormat(arguments, picture); });
    if (!chosen)
        return chosen;
    const auto scenario = loadScenario(arguments.word()).and_then([&](Scenario loaded) {
        return applySettings(std::move(loaded), arguments);
    });
    if (!scenario)
        return tl::unexpected<Sentence>(scenario.error());
    const auto run = play(*scenario);
    if (!run)
        return refuse(run.error());
    if (const auto placed = choosePlayhead(arguments, *run, picture); !placed)
        return placed;
    const auto bytes = drawPictureOffscreen(*run, picture);
    if (!bytes)
        return tl::unexpected<Sentence>(bytes.error());
    return writeOutput(*bytes, arguments.value("o"));
}

} // namespace

Command drawCommand()
{
    std::vector<Option> options = settingOptions();
    options.push_back({"view", "timeline|stage", "what is drawn"});
    options.push_back({"at", "TIME", "where the playhead stands; the end of the run where it is not given"});
    options.push_back({"size", "1600x900", "width and height, each from 64 to 8192"});
    options.push_back({"theme", "light|dark|projector", "its colours"});
    options.push_back(outputOption("OUT.png|.svg|.pdf"));
    return {"draw",
            "[FILE] [settings] [--view timeline|stage] [--at TIME] [--size 1600x900]\n"
            "      [--theme light|dark|projector] -o OUT.png|.svg|.pdf",
            "Draws a picture of a run. Needs no display.",
            "FILE",
            std::move(options),
            "",
            draw};
}

} // namespace fenceline::app
