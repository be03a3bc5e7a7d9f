// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

/// What About says, as plain values.
namespace fenceline::ui {

struct AboutFacts {
    QString version; ///< of the product
    QString sqlite;  ///< of the SQLite that executes the statements
};

/// What the program was built with and runs on: a name and a version each.
struct VersionFact {
    QString name;
    QString value;
};
std::vector<VersionFact> versionFacts(const AboutFacts& facts);
/// The same as lines of text, for a bug report.
QString versionsText(const AboutFacts& facts);

struct LicenceFact {
    QString what;
    QString licence;
    QString where; ///< an address
};
/// The product's own first.
std::vector<LicenceFact> licenceFacts();

/// The whole text of the product's own licence.
QString licenceText();

} // namespace fenceline::ui
