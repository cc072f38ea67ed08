import { inflateSync } from 'node:zlib';
import { courses } from '@atrium/content/courses.ts';
import { findSyllabus } from '@atrium/content/syllabus.ts';
import { expect, test } from 'vitest';
import { printSyllabus } from './syllabusPdf.ts';

test('[CRS-01] every syllabus is a complete PDF with a title and all glyphs in our own fonts', async () => {
  for (const { courseMeta } of courses) {
    const syllabus = findSyllabus(courseMeta.courseSyllabusUrl, 'pdf');
    if (syllabus === null) throw new Error(`no syllabus at ${courseMeta.courseSyllabusUrl}`);
    const file = (await printSyllabus(syllabus)).toString('latin1');
    expect(file, syllabus.title).toMatch(/^%PDF-1\.\d/);
    expect(file.trimEnd(), syllabus.title).toMatch(/%%EOF$/);
    expect(new Set(file.match(/\/BaseFont \/\S+/g)).size, syllabus.title).toBe(3);
    expect(file, syllabus.title).not.toContain('Helvetica');
    // glyph 0 is the box for a letter that a font lacks
    const written = textOf(file);
    expect(written.length, syllabus.title).toBeGreaterThan(0);
    for (const stream of written) expect(stream, syllabus.title).not.toMatch(/<(?:[0-9a-f]{4})*?0000/);
  }
});

/** The content streams of the pages, in which each glyph is a four-digit number. */
function textOf(file: string): string[] {
  return [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('BT'));
}
