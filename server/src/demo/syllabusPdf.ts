import path from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '@atrium/content/brand.ts';
import type { Syllabus } from '@atrium/content/syllabus.ts';

const fonts = path.join(import.meta.dirname, 'fonts');
const ink = '#13201a';
const quiet = '#46534c';
const sun = '#f4b740';
const margin = 64;

/** A syllabus as a PDF in Letter format, with title, language and outline; complete in memory. */
export async function printSyllabus(syllabus: Syllabus): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${syllabus.title}, syllabus`, Author: brand.name },
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
  write(pdf, syllabus);
  pdf.end();
  return whole;
}

function write(pdf: PDFKit.PDFDocument, syllabus: Syllabus): void {
  mark(pdf);
  pdf.font('strong').fontSize(11).fillColor(quiet).text('Syllabus', margin, 128);
  pdf.font('heading').fontSize(30).fillColor(ink).text(syllabus.title, { lineGap: -2 });
  pdf.moveDown(0.4).font('text').fontSize(14).fillColor(quiet).text(syllabus.subtitle);
  pdf.moveDown(0.8);
  words(pdf, syllabus.text);
  part(pdf, 'Perfect for');
  list(pdf, syllabus.perfectFor);
  part(pdf, 'You leave with');
  list(pdf, syllabus.leaveWith);
  if (syllabus.weeks.length > 0) part(pdf, 'Lessons');
  for (const { title, text, lessons } of syllabus.weeks) {
    room(pdf, 110);
    pdf.moveDown(0.5).font('strong').fontSize(12).fillColor(ink).text(title);
    words(pdf, text);
    pdf.moveDown(0.3);
    for (const lesson of lessons) led(pdf, lesson);
  }
  if (syllabus.teachers.length > 0) part(pdf, 'Faculty');
  for (const teacher of syllabus.teachers) led(pdf, teacher);
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

function part(pdf: PDFKit.PDFDocument, title: string): void {
  room(pdf, 120);
  pdf.moveDown(1.2).font('heading').fontSize(17).fillColor(ink).text(title).moveDown(0.3);
  pdf.outline.addItem(title);
}

function words(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.font('text').fontSize(11).fillColor(ink).text(text, { lineGap: 3 });
}

function list(pdf: PDFKit.PDFDocument, items: readonly string[]): void {
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(ink)
    .list([...items], { bulletRadius: 1.5, textIndent: 14, lineGap: 4 });
}

function led(pdf: PDFKit.PDFDocument, { title, text }: { title: string; text: string }): void {
  room(pdf, 50);
  pdf.font('strong').fontSize(11).fillColor(ink).text(`${title}. `, { continued: true, lineGap: 3 });
  pdf.font('text').text(text, { lineGap: 3, paragraphGap: 5 });
}

/** Starts a new page when less than `height` points are left, to keep lines together. */
function room(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}
