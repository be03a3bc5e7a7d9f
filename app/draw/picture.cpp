// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/draw/picture.h"

#include "app/draw/paint_view.h"
#include "ui/text/languages.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QString>
#include <QSvgGenerator>
#include <langinfo.h>
#include <locale.h>

namespace fenceline::app {

namespace {

Answer<QByteArray> drawPng(const Run& run, const Picture& picture)
{
    QImage image(picture.size, QImage::Format_RGB32);
    if (image.isNull())
        return refuse("there is not enough memory for the picture (allowed: a smaller --size)");
    {
        QPainter painter(&image);
        paintView(painter, run, picture);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return refuse("the picture could not be written as PNG (allowed: another format)");
    return bytes;
}

Answer<QByteArray> drawSvg(const Run& run, const Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(0, 0), picture.size));
    // Qt writes both as they are, between tags.
    generator.setTitle(QString::fromStdString(run.scenario.name).toHtmlEscaped());
    generator.setDescription(QString::fromStdString(run.scenario.summary).toHtmlEscaped());
    // Its default of 72 would make text smaller than on the other pictures.
    generator.setResolution(96);
    QPainter painter;
    if (!painter.begin(&generator))
        return refuse("the picture could not be written as SVG (allowed: another format)");
    paintView(painter, run, picture);
    painter.end();
    return bytes;
}

Answer<QByteArray> drawPdf(const Run& run, const Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setTitle(QString::fromStdString(run.scenario.name));
    writer.setCreator(QStringLiteral("Fenceline"));
    writer.setPageMargins({});
    // A page's size is in points, 72 to the inch; a picture's pixel is 1/96 inch.
    writer.setPageSize(
        QPageSize(QSizeF(picture.size) * 72.0 / 96.0, QPageSize::Point, QString(), QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&writer))
        return refuse("the picture could not be written as PDF (allowed: another format)");
    paintView(painter, run, picture);
    painter.end();
    return bytes;
}

/// Qt warns on standard error where the locale's text is not UTF-8, and then does the same.
void chooseUtf8()
{
    setlocale(LC_CTYPE, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

} // namespace

Answer<QByteArray> drawPicture(const Run& run, const Picture& picture)
{
    switch (picture.format) {
    case Picture::Format::Png: return drawPng(run, picture);
    case Picture::Format::Svg: return drawSvg(run, picture);
    case Picture::Format::Pdf: return drawPdf(run, picture);
    }
    return {};
}

Answer<QByteArray> drawPictureOffscreen(const Run& run, const Picture& picture)
{
    chooseUtf8();
    // What Qt warns of about a desktop that is not there means nothing to a picture.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "fenceline";
    char* arguments[] = {name, nullptr};
    const QGuiApplication application(count, arguments);
    ui::useLanguage(ui::languageAtStart());
    return drawPicture(run, picture);
}

} // namespace fenceline::app
