import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a stage may read: paths from the root of the checkout. */
export type Inputs = RegExp;

/** TypeScript and JavaScript with its settings. */
export const code: Inputs = /\.(ts|tsx|js|mjs|json)$/;

/** Style sheets, and the settings of their linter. */
export const styleSheets: Inputs = /\.css$|^stylelint\.config\.js$/;

export const everything: Inputs = /^/;

export const exceptStyles: Inputs = /^(?!.*\.css$)/;

// .config is where packages look for settings of theirs, as the job queue's does; there are none

/** What no server is needed for; the settings of the checkout. */
export const ruleFiles: Inputs = /^(\.config|content|domain|web)\/|^(?!.*\.md$)[^/]+$/;

/** The server, what it imports, and the few files of the web app that it serves as they are. */
export const serverFiles: Inputs =
  /^(\.config|content|domain|server|tools|labs)\/|^web\/(public\/|src\/lib\/gql\/|index\.html$)|^docs\/(product\/|openid-conformance\.md$)|^(?!.*\.md$)[^/]+$/;

/** The test files that run on a database, as `vitest.config.ts` divides them. */
export const onDatabase = /^(server|tools\/(backup|db|dev|doctor|sql)|labs\/world)\//;

/** The inputs of the stage of a test file; checkReads.ts makes a test fail that reads another file of the checkout. */
export function readersOf(testFile: string): Inputs {
  if (onDatabase.test(testFile)) return serverFiles;
  return /^(tools|labs)\//.test(testFile) ? everything : ruleFiles;
}

const skipped = new Set(['node_modules', '.git', '.data', '.tanstack', 'dist', 'test-results', 'playwright-report']);

/** The SHA-256 of every file of the checkout, by its path from the root; what is built or installed is left out. */
export async function hashFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await listFiles(root, '');
  const hashes = await Promise.all(entries.map(async (file) => hashOf([await readFile(path.join(root, file))])));
  return new Map(entries.map((file, at) => [file, hashes[at] ?? '']));
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skipped.has(entry.name)) return [];
      if (entry.isDirectory()) return listFiles(root, file);
      return entry.isFile() ? [file] : [];
    }),
  );
  return found.flat().sort();
}

/**
 * One hash of all that can change a stage's result: the files that it may read, the installed packages, the Node
 * version and the platform, and the variables that choose its database and time zone.
 */
export async function digestOf(root: string, files: ReadonlyMap<string, string>, inputs: Inputs): Promise<string> {
  const installed = await readFile(path.join(root, 'node_modules/.package-lock.json')).catch(() => '');
  const { TEST_DATABASE_URL: database = '', TZ: zone = '' } = process.env;
  const read = [...files].filter(([file]) => inputs.test(file)).flat();
  return hashOf([installed, process.version, process.platform, process.arch, database, zone, ...read]);
}

/** The SHA-256 of the parts, in their order. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
