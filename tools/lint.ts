import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArrows } from './arrows/readArrows.ts';
import { digestsOf } from './lint/lintedFiles.ts';
import { digestOf, hashFiles } from './test/inputs.ts';
import { bin } from './test/stages.ts';

/**
 * Lints the files whose findings may differ from the last green run: those that were changed, and those that import a
 * changed file, directly or not, because types reach that far. With --all every file.
 */

const root = path.resolve(import.meta.dirname, '..');
const note = path.join(root, 'node_modules/.cache/atrium/linted.json');

async function readDigests(): Promise<ReadonlyMap<string, string>> {
  const hashes = await hashFiles(root);
  const files = [...hashes.keys()].filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  const declares = /^\s*declare (module|global)\b/m;
  return digestsOf({
    files,
    arrows: readArrows(root, files),
    hashes,
    ambient: new Set(
      files.filter((file) => file.endsWith('.d.ts') || declares.test(readFileSync(path.join(root, file), 'utf8'))),
    ),
    settings: await digestOf(root, hashes, /(^|\/)(\.oxlintrc|tsconfig[\w.]*|package)\.json$/),
  });
}

function readLinted(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Readonly<Record<string, string>>;
  } catch {
    return {};
  }
}

const before = await readDigests();
const linted = readLinted();
const changed = [...before].flatMap(([file, digest]) => (linted[file] === digest ? [] : [file]));
const chosen = process.argv.includes('--all') || changed.length > before.size / 2 ? [] : changed;
if (changed.length > 0 || process.argv.includes('--all')) {
  const args = [bin.oxlint, '--no-error-on-unmatched-pattern', ...chosen];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  const after = await readDigests();
  // a file that was changed meanwhile is linted again
  const same = [...before].filter(([file, digest]) => after.get(file) === digest);
  if (status === 0) {
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify(Object.fromEntries(same)));
  }
}
