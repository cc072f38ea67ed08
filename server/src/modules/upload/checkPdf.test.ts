import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import {
  bombOf,
  broken,
  document,
  locked,
  nestedOf,
  polyglot,
  revised,
  scripted,
  withFiles,
} from './hostilePdfs.fixture.ts';
import { checkPdf, type CheckedPdf } from './service/checkPdf.ts';

const rules = { maxPages: 1000 };
const faultOf = (checked: CheckedPdf): string =>
  'fault' in checked ? checked.fault : `${String(checked.pages)} pages`;

test('[MED-04] an ordinary document is written again with its pages, and says how many', async () => {
  const checked = await checkPdf(await document(3), rules);
  expect(faultOf(checked)).toBe('3 pages');
  if ('fault' in checked) return;
  const read = await PDFDocument.load(checked.bytes);
  expect([read.getPageCount(), read.getTitle()]).toEqual([3, 'A plan']);
  expect(checked.bytes.includes('https://example.com/plan')).toBe(true);
});

test('[MED-04] the documents of the example academy are within the limits', async () => {
  const folder = fileURLToPath(new URL('../../../../content/documents', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files.slice(0, 3)) {
    expect([name, faultOf(await checkPdf(readFileSync(`${folder}/${name}`), rules))]).toEqual([
      name,
      expect.stringMatching(/^\d+ pages$/),
    ]);
  }
});

test.each(Object.entries(scripted))('[MED-04] [THR-67] %s is refused', async (_what, file) => {
  expect(faultOf(await checkPdf(file, rules))).toBe('PDF_SCRIPTS');
});

test.each(Object.entries(withFiles))('[MED-04] [THR-67] %s is refused', async (_what, file) => {
  expect(faultOf(await checkPdf(file, rules))).toBe('PDF_FILES');
});

test.each(Object.entries(broken))('[MED-04] %s is no PDF', async (_what, file) => {
  expect(faultOf(await checkPdf(file, rules))).toBe('NO_PDF');
});

test('[MED-04] a document with a password, and one with more pages than may be, say so', async () => {
  expect(faultOf(await checkPdf(await locked(), rules))).toBe('PDF_LOCKED');
  expect(faultOf(await checkPdf(await document(4), { maxPages: 3 }))).toBe('PDF_PAGES');
});

test('[MED-04] [THR-67] of a polyglot the document is left, and of its versions the one that was looked at', async () => {
  for (const file of [polyglot(), revised()]) {
    const checked = await checkPdf(file, rules);
    expect(faultOf(checked)).toBe('1 pages');
    if ('fault' in checked) continue;
    expect(checked.bytes.toString('latin1')).not.toMatch(/script|alert|JavaScript/i);
  }
});

test('[MED-04] [THR-67] what unfolds into too much, is nested without end or takes too long ends with its process', async () => {
  const bomb = bombOf(900_000_000);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(faultOf(await checkPdf(bomb, rules, { time: 60_000, memory: 400_000_000 }))).toBe('PDF_TOO_MUCH');
  expect(faultOf(await checkPdf(await document(), rules, { time: 1, memory: 400_000_000 }))).toBe('PDF_TOO_MUCH');
  expect(['NO_PDF', 'PDF_TOO_MUCH']).toContain(faultOf(await checkPdf(nestedOf(1_000_000), rules)));
});
