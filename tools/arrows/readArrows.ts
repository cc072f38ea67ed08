import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import: the file and what it imports. A package is 'npm:name', a file its path from the root. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

const patterns = ['{domain,content,server,web,e2e,tools,labs}/**/*.{ts,tsx,mjs}'];
const left = /(^|\/)(node_modules|dist)\//;

/** The source files of the checkout, as paths from its root. */
export function listSources(root: string): string[] {
  return globSync(patterns, { cwd: root })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !left.test(name))
    .sort();
}

/** Every import of every file: types, values and dynamic ones alike. */
export function readArrows(root: string, files: readonly string[]): Arrow[] {
  return files.flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    return importedFiles.map(({ fileName }) => ({ from, to: resolveImport(root, from, fileName) }));
  });
}

/** Resolves an import, relative to the file that contains it. */
export function resolveImport(root: string, from: string, specifier: string): string {
  const own = /^@atrium\/(\w+)\/(.+)$/.exec(specifier);
  if (own !== null) {
    const [, workspace = '', name = ''] = own;
    return ['tools', 'labs'].includes(workspace) ? `${workspace}/${name}` : `${workspace}/src/${name}`;
  }
  // package.json of the web app: '#ui/Button.tsx' is web/src/ui/Button.tsx
  const room = /^#(\w+\/.+?)(?:\?.*)?$/.exec(specifier);
  if (room !== null) return `${from.split('/')[0] ?? ''}/src/${room[1] ?? ''}`;
  if (!specifier.startsWith('.')) return `npm:${packageName(specifier)}`;
  const file = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const found = [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find(
    (name) => /\.\w+$/.test(name) && existsSync(path.join(root, name)),
  );
  return found ?? file;
}

function packageName(specifier: string): string {
  return specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? specifier);
}
