// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>
#include <memory>
#include <optional>

/// Languages made from the English text, which show what a real one would break: text that is not translated, not read
/// from the locale, too long for its place, or laid out from the left whatever the direction.
namespace fenceline::ui {

enum class Pseudo {
    Longer,      ///< `en-XA`: a third longer, in brackets, with accents
    RightToLeft, ///< `ar-XB`: each word runs from right to left
};
/// None where the code is that of a real language.
std::optional<Pseudo> pseudoOf(const QString& code);

/// The English text in such a language. Placeholders, markup and the letter of a mnemonic stay as they are.
QString pseudoText(Pseudo kind, const QString& english);

/// Translates everything of ours and nothing of Qt's.
class PseudoTranslator : public QTranslator {
    Q_OBJECT
public:
    /// `plurals` is the English catalogue; without it a text with a number keeps its `(s)`.
    PseudoTranslator(Pseudo kind, std::unique_ptr<QTranslator> plurals);

    QString translate(const char* context, const char* sourceText, const char* disambiguation = nullptr,
                      int n = -1) const override;
    bool isEmpty() const override { return false; }

private:
    Pseudo m_kind;
    std::unique_ptr<QTranslator> m_plurals;
};

} // namespace fenceline::ui
