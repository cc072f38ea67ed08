import { expect, test } from 'vitest';
import { digestsOf, type LintInput } from './lintedFiles.ts';

const arrows = [
  { from: 'server/src/service.ts', to: 'domain/src/rule.ts' },
  { from: 'domain/src/rule.ts', to: 'domain/src/time.ts' },
  { from: 'domain/src/time.ts', to: 'domain/src/rule.ts' },
  { from: 'server/src/product.ts', to: 'server/src/ports/mailer.ts' },
  { from: 'server/src/ports/mailer.ts', to: 'server/src/letter.ts' },
  { from: 'web/src/page.tsx', to: 'npm:react' },
];
const files = [
  'domain/src/rule.ts',
  'domain/src/time.ts',
  'server/src/service.ts',
  'server/src/product.ts',
  'server/src/ports/mailer.ts',
  'server/src/letter.ts',
  'web/src/page.tsx',
];
const checkout: LintInput = {
  files,
  arrows,
  hashes: new Map(files.map((file) => [file, file])),
  ambient: new Set(['server/src/ports/mailer.ts']),
  settings: 'strict',
};

/** The files that are linted again after the change. */
function after(change: Partial<LintInput>): readonly string[] {
  const before = digestsOf(checkout);
  return [...digestsOf({ ...checkout, ...change })].flatMap(([file, digest]) =>
    before.get(file) === digest ? [] : [file],
  );
}
const edited = (file: string): Partial<LintInput> => ({ hashes: new Map([...checkout.hashes, [file, 'edited']]) });

test('a changed file is linted again with all that import it, directly or not', () => {
  expect(after({})).toEqual([]);
  expect(after(edited('web/src/page.tsx'))).toEqual(['web/src/page.tsx']);
  const importers = ['domain/src/rule.ts', 'domain/src/time.ts', 'server/src/service.ts'];
  expect(after(edited('domain/src/time.ts'))).toEqual(importers);
  expect(after(edited('domain/src/rule.ts'))).toEqual(importers);
});

test('what an ambient declaration needs concerns its whole workspace', () => {
  expect(after(edited('server/src/letter.ts'))).toEqual(files.filter((file) => file.startsWith('server/')));
});

test('settings, packages and versions concern every file', () => {
  expect(after({ settings: 'stricter' })).toEqual(files);
});

test('a new import concerns the importers, even while no text has changed', () => {
  const more = [...arrows, { from: 'web/src/page.tsx', to: 'domain/src/time.ts' }];
  expect(after({ arrows: more })).toEqual(['web/src/page.tsx']);
});
