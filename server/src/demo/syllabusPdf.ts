import type { Syllabus } from '@atrium/content/syllabus.ts';
import { head, led, list, part, printSheet, room, subhead, words } from './pdfSheet.ts';

/** A syllabus as a PDF. */
export function printSyllabus(syllabus: Syllabus): Promise<Buffer> {
  return printSheet(`${syllabus.title}, syllabus`, (pdf) => {
    write(pdf, syllabus);
  });
}

function write(pdf: PDFKit.PDFDocument, syllabus: Syllabus): void {
  const { title: name, subtitle } = syllabus;
  head(pdf, { kind: 'Syllabus', title: name, subtitle });
  words(pdf, syllabus.text);
  part(pdf, 'Perfect for');
  list(pdf, syllabus.perfectFor);
  part(pdf, 'You leave with');
  list(pdf, syllabus.leaveWith);
  if (syllabus.weeks.length > 0) part(pdf, 'Lessons');
  for (const { title, text, lessons } of syllabus.weeks) {
    room(pdf, 110);
    subhead(pdf, title);
    words(pdf, text);
    pdf.moveDown(0.3);
    for (const lesson of lessons) led(pdf, lesson);
  }
  if (syllabus.teachers.length > 0) part(pdf, 'Faculty');
  for (const teacher of syllabus.teachers) led(pdf, teacher);
}
