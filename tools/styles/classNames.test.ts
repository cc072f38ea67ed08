import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { look } from '../../web/src/ui/look.ts';

const web = path.resolve(import.meta.dirname, '../../web');

/** The files below `web` with their content. */
function read(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: web }).map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }));
}

const sheets = read('src/**/*.css');
const sources = read('src/**/*.{ts,tsx}').filter(({ file }) => !file.includes('.test.') && !file.includes('/gql/'));

/** The classes a style sheet has rules for. */
function classesOf(file: string): Set<string> {
  const sheet = sheets.find((item) => item.file === file);
  if (sheet === undefined) throw new Error(`no style sheet ${file}`);
  const css = sheet.text.replaceAll(/\/\*.*?\*\/|'[^']*'|"[^"]*"|:global\([^)]*\)/gs, '');
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
}

/** The names that a component reads from its CSS module, and whether some are computed. */
function readsOf(text: string, name: string): { names: string[]; computed: boolean } {
  const names = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key);
  return { names, computed: text.includes(`${name}[`) };
}

const modules = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, name = '', target = '']) => ({
    file,
    sheet: target.startsWith('#') ? target.replace('#', 'src/') : path.join(path.dirname(file), target),
    ...readsOf(text, name),
  })),
);

test('a component names only classes that its style sheet has', () => {
  expect(modules.length).toBeGreaterThan(50);
  const missing = modules.flatMap(({ file, sheet, names }) => {
    const known = classesOf(sheet);
    return names.filter((name) => !known.has(name)).map((name) => `${file}: ${name} is not in ${sheet}`);
  });
  expect(missing).toEqual([]);
});

test('a style sheet has no class that no component uses', () => {
  const composed = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/composes: (\w+)/g)].map(([, name]) => name)),
  );
  const unused = [...new Set(modules.map(({ sheet }) => sheet))].flatMap((sheet) => {
    const readers = modules.filter((module) => module.sheet === sheet);
    if (readers.some(({ computed }) => computed)) return [];
    const names = new Set(readers.flatMap((reader) => reader.names));
    return [...classesOf(sheet)]
      .filter((name) => !names.has(name) && !composed.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('global classes are read from `look`, which has just those of base.css', () => {
  const known = classesOf('src/ui/base.css');
  known.delete('tabler');
  expect(Object.values(look).toSorted()).toEqual([...known].toSorted());
  const literal = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/className="[^"]*"|className=\{`|className=\{'\w+'\}|\bcx\('[^']*'(?! satisfies )/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(literal).toEqual([]);
});

test('the classes of the layout that index.html shows are those of its style sheet', () => {
  const door = sources.find(({ file }) => file.endsWith('/Door.tsx'))?.text ?? '';
  const [, union = ''] = /^type DoorClass = ([^;]+);$/m.exec(door) ?? [];
  const typed = [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const sheet = [...classesOf('src/parts/Door.css')].filter((name) => name.startsWith('door'));
  expect(typed.toSorted()).toEqual(sheet.toSorted());
  const [page] = read('index.html');
  const named = [...(page?.text ?? '').matchAll(/class="(door\w*)"/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !typed.includes(name))).toEqual([]);
});
