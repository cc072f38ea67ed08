import { expect, test } from 'vitest';
import { readFileName } from './fileName.ts';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['  Two  words\t.png ', 'Two words.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\maya\\plan.pdf', 'plan.pdf'],
  ['/etc/', 'file'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['', 'file'],
  ['\u0000\u202e\u200b', 'file'],
  // shown with its end turned around it would look like a picture
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['a\u2066b\u2069.pdf', 'ab.pdf'],
  ['line\r\nbreak.pdf', 'linebreak.pdf'],
  ['Übersicht – Q3 📈.pdf', 'Übersicht – Q3 📈.pdf'],
])('[MED-04] the name %j is shown as %j', (given, shown) => {
  expect(readFileName(given)).toBe(shown);
});

test('[MED-04] a long name keeps its beginning and its end', () => {
  const shown = readFileName(`${'a'.repeat(5000)}.pdf`);
  expect(Array.from(shown)).toHaveLength(120);
  expect(shown).toMatch(/^a+…a+\.pdf$/);
});
