import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTests, listMissing, runSelections, runnerOf } from './findTests.ts';

const files = [
  { path: 'domain/src/session/badge.test.ts', text: "test('[CAT-01] a badge', …)" },
  { path: 'web/src/ui/Tabs.test.tsx', text: "test('tabs', …)" },
  { path: 'server/src/modules/video/video.test.ts', text: "test('[VID-06] a heartbeat', …)" },
  { path: 'e2e/video/video.spec.ts', text: "test('[VID-06] a film', …)" },
];

test.each([
  [['badge.test'], [['rules', ['domain/src/session/badge.test.ts'], '']]],
  [['ui/Tabs.test.tsx', 'tabs'], [['components', ['web/src/ui/Tabs.test.tsx'], 'tabs']]],
  [
    ['badge.test.ts', 'video.test.ts', 'a heartbeat'],
    [
      ['rules', ['domain/src/session/badge.test.ts'], 'a heartbeat'],
      ['calls', ['server/src/modules/video/video.test.ts'], 'a heartbeat'],
    ],
  ],
  [
    ['domain/src/session', 'server/src/modules'],
    [
      ['rules', ['domain/src/session/badge.test.ts'], ''],
      ['calls', ['server/src/modules/video/video.test.ts'], ''],
    ],
  ],
  [['a heartbeat'], [['calls', ['server/src/modules/video/video.test.ts'], 'a heartbeat']]],
  [['e2e/video', '[VID-06]'], [['journeys', ['e2e/video/video.spec.ts'], '[VID-06]']]],
  [['nothing of the kind'], []],
  [['video.test.ts', 'badges.test.ts'], []],
  [['videos.test.ts', 'badge.test.ts'], []],
  [['domain/src/session', 'web/src/lib/cacheTags'], []],
] as const)('%j selects %j', (args, selections) => {
  expect(findTests(files, args).map(({ runner, files: paths, words }) => [runner, paths, words])).toEqual(selections);
});

test('a named file that is missing is found, not a title with its words', () => {
  expect(listMissing(files, ['video.test.ts', 'e2e/video/films.spec.ts', 'a heartbeat'])).toEqual([
    'e2e/video/films.spec.ts',
  ]);
  expect(listMissing(files, ['server/src/modules', 'web/src/lib/cacheTags', 'the tests of /courses'])).toEqual([
    'web/src/lib/cacheTags',
  ]);
});

test('the others run after a red one, and the whole is red', async () => {
  const run: string[] = [];
  const red = await runSelections(findTests(files, ['[VID-06]']), ({ runner }) => {
    run.push(runner);
    return Promise.resolve(runner === 'calls' ? 1 : 0);
  });
  expect([run, red]).toEqual([['calls', 'journeys'], 1]);
  expect(await runSelections(findTests(files, ['[VID-06]']), () => Promise.resolve(0))).toBe(0);
});

test('words that only one of several files of a name has are green, and red when none has them', async () => {
  const run = (titled: readonly string[]) =>
    runSelections(findTests(files, ['[VID-06]']), ({ runner }) => Promise.resolve(titled.includes(runner) ? 0 : null));
  expect(await run(['journeys'])).toBe(0);
  expect(await run([])).toBeNull();
});

test('every example of docs/development.md selects tests', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const paragraph = /^`npm run test:one -- <paths.*$/m.exec(
    readFileSync(path.join(root, 'docs/development.md'), 'utf8'),
  );
  const examples = [...(paragraph?.[0] ?? '').matchAll(/`-- ([^`<]+)`/g)].map(([, args = '']) => args.split(' '));
  expect(examples.length).toBeGreaterThan(3);
  const all = globSync(['{domain,content,web,server,e2e}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const real = all.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
  const empty = examples.filter((args) => {
    const selections = findTests(real, args);
    const texts = selections.flatMap(({ files: paths, words }) =>
      real.filter((file) => paths.includes(file.path) && file.text.includes(words)),
    );
    return texts.length === 0;
  });
  expect(empty).toEqual([]);
});

test('words that stand in files of two runners select both', () => {
  expect(findTests(files, ['[VID-06]']).map(({ runner }) => runner)).toEqual(['calls', 'journeys']);
});

test('the runner of every file is the project that includes it', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const config = readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  const needsDatabase = /needsDatabase = '([^']+)'/.exec(config)?.[1] ?? '';
  const inDatabase = new Set(globSync(['server/src/**/*.test.ts', needsDatabase], { cwd: root }));
  const all = globSync(['{domain,content,web,server}/src/**/*.test.{ts,tsx}', '{tools,labs}/**/*.test.ts'], {
    cwd: root,
  });
  const wanted = (file: string): string => /\.(long|thousand)\.test\.ts$/.exec(file)?.[1] ?? 'calls';
  expect(all.filter((file) => inDatabase.has(file) && runnerOf(file) !== wanted(file))).toEqual([]);
  expect(all.filter((file) => !inDatabase.has(file) && ['calls', 'long', 'thousand'].includes(runnerOf(file)))).toEqual(
    [],
  );
});
