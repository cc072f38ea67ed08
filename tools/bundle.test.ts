import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLog } from '@atrium/server/base/process/log.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { bundleServer, programs } from './bundle.ts';

// plain JavaScript without types, because it runs before anything is installed
const { serverSources } = (await import(new URL('prepare/buildServer.mjs', import.meta.url).href)) as {
  serverSources: readonly string[];
};

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('{server,domain,content}/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.ts$|^server\/src\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test('a change of anything in the bundle makes it again', async () => {
  const made = await bundleServer({ write: false });
  const modules = made.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = modules.filter((id) => path.isAbsolute(id)).map((id) => path.relative(root, id));
  expect(files).toContain('server/src/start/program.ts');
  expect(files).toContain('node_modules/fastify/fastify.js');
  const isStamped = (file: string): boolean =>
    file.includes('node_modules/') || serverSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isStamped(file))).toEqual([]);
  // what is not in one file is linked in one folder
  expect(made.filter(({ fileName }) => fileName.includes('/'))).toEqual([]);
});

test('every thread and process of the server is in the bundle under its name', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/ownProgram\('([^']+)'\)/g)].map(([, file = '']) => [path.basename(file, '.ts'), file]),
  );
  expect(named.length).toBeGreaterThan(1);
  expect({ main: 'server/src/main.ts', ...Object.fromEntries(named) }).toEqual(programs);
});

test('no code of the server but what finds the checkout and packages asks where it is', () => {
  const asking = sources.filter(({ text }) => text.includes('import.meta')).map(({ file }) => file);
  expect(asking.sort()).toEqual([
    'server/src/adapters/local/postgres/findPlacement.ts',
    'server/src/base/process/checkout.ts',
    'server/src/main.ts',
  ]);
});

test('the bundle is what `npm start`, the journeys and the long calls run', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toMatch(/prepare\.mjs start && .* server\/dist\/main\.cjs$/);
  const spawning = globSync('{e2e,labs,server/src}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }).filter(
    (file) => readFileSync(path.join(root, file), 'utf8').includes("server/src/main.ts'"),
  );
  expect(spawning).toEqual([]);
});

test('what the bundle prints names the files and lines of the sources', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-bundle-'));
  try {
    await mkdir(path.join(folder, 'server/src'), { recursive: true });
    const inner =
      '// a comment\n\ninterface Nothing {\n  readonly a: string;\n}\nexport const fail = (given: Nothing) => {\n  throw new TypeError(given.a);\n};\n';
    const outer =
      "import { fail } from './inner.ts';\n\nexport function start(): void {\n  // another\n  fail({ a: 'broken' });\n}\n";
    await writeFile(path.join(folder, 'server/src/inner.ts'), inner);
    await writeFile(path.join(folder, 'server/src/outer.ts'), outer);
    await using bundle = await rolldown({ input: path.join(folder, 'server/src/outer.ts'), platform: 'node' });
    const file = path.join(folder, 'server/dist/outer.cjs');
    await bundle.write({ file, format: 'cjs', sourcemap: true });
    const { start } = createRequire(import.meta.url)(file) as { start: () => void };
    let error: unknown;
    try {
      start();
    } catch (caught) {
      error = caught;
    }
    let logged = '';
    openLog('error', { write: (line) => (logged += line) }).error({ err: error }, 'it failed');
    for (const printed of [describeFailure(error), logged]) {
      expect(printed).toContain('TypeError: broken');
      expect(printed).toMatch(/server\/src\/inner\.ts:7\b/);
      expect(printed).toMatch(/server\/src\/outer\.ts:5\b/);
      expect(printed).not.toContain('outer.cjs');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
