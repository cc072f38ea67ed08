import path from 'node:path';
import { brand } from '@atrium/content/brand.ts';
import PDFDocument from 'pdfkit';
import { inCheckout } from '../base/process/checkout.ts';

const fonts = inCheckout('server/src/demo/fonts');
const ink = '#13201a';
const quiet = '#46534c';
const sun = '#f4b740';
const margin = 64;

/**
 * Prints a document of the academy in Letter format, with title, language and outline; complete in memory. `write` adds
 * its content below the logo.
 */
export async function printSheet(
  title: string,
  write: (pdf: PDFKit.PDFDocument) => void,
  madeAt?: Date,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.name, ...(madeAt && { CreationDate: madeAt }) },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
  });
  for (const name of ['text', 'strong', 'heading']) pdf.registerFont(name, path.join(fonts, `${name}.ttf`));
  mark(pdf);
  write(pdf);
  pdf.end();
  return whole;
}

/** The kind of the document, its title and its subtitle. */
export function head(
  pdf: PDFKit.PDFDocument,
  { kind, title, subtitle }: { kind: string; title: string; subtitle: string },
): void {
  pdf.font('strong').fontSize(11).fillColor(quiet).text(kind, margin, 128);
  pdf.font('heading').fontSize(30).fillColor(ink).text(title, { lineGap: -2 });
  pdf.moveDown(0.4).font('text').fontSize(14).fillColor(quiet).text(subtitle);
  pdf.moveDown(0.8);
}

/** Draws the logo mark and the academy's name. */
function mark(pdf: PDFKit.PDFDocument): void {
  pdf.save().translate(margin, 56);
  pdf.path('M0 32V13a13 13 0 0 1 26 0v19H0Zm6-5h14V13a7 7 0 0 0-14 0v14Z').fill(ink, 'even-odd');
  pdf.circle(13, 14.5, 4.5).fill(sun).restore();
  pdf
    .font('strong')
    .fontSize(18)
    .fillColor(ink)
    .text(brand.name, margin + 36, 64, { lineBreak: false });
}

/** A heading, which is also in the outline. */
export function part(pdf: PDFKit.PDFDocument, title: string): void {
  room(pdf, 120);
  pdf.moveDown(1.2).font('heading').fontSize(17).fillColor(ink).text(title).moveDown(0.3);
  pdf.outline.addItem(title);
}

/** A heading inside a part. */
export function subhead(pdf: PDFKit.PDFDocument, title: string): void {
  pdf.moveDown(0.5).font('strong').fontSize(12).fillColor(ink).text(title);
}

/** A paragraph. */
export function words(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.font('text').fontSize(11).fillColor(ink).text(text, { lineGap: 3 });
}

/** A list with bullets. */
export function list(pdf: PDFKit.PDFDocument, items: readonly string[], kind: 'bullet' | 'numbered' = 'bullet'): void {
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(ink)
    .list([...items], { listType: kind, bulletRadius: 1.5, textIndent: 14, lineGap: 4 });
}

/** A paragraph that begins with its title. */
export function led(pdf: PDFKit.PDFDocument, { title, text }: { title: string; text: string }): void {
  room(pdf, 50);
  pdf.font('strong').fontSize(11).fillColor(ink).text(`${title}. `, { continued: true, lineGap: 3 });
  pdf.font('text').text(text, { lineGap: 3, paragraphGap: 5 });
}

/** Starts a new page when less than `height` points are left, to keep lines together. */
export function room(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}
