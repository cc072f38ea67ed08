import { access, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, readNote, root, writeNote } from './places.mjs';

/** Folders that are made here, and files that are no part of what is built. */
const skipped = /^(dist|node_modules|routeTree\.gen\.ts)$|\.test\.tsx?$/;

/**
 * Runs `build` unless `result` is there and was made of the same sources.
 * @param {{ note: string, inputs: readonly string[], result: string, build: () => Promise<void> }} step `note`: the
 *   name under which the stamp of the sources is kept; `inputs`: files and folders, relative to the checkout, as is
 *   `result`
 */
export async function buildOnce({ note, inputs, result, build }) {
  const stamp = await stampOf(root, inputs);
  const isThere = await access(path.join(root, result)).then(
    () => true,
    () => false,
  );
  if (isThere && (await readNote(note)) === stamp) return;
  // a build that fails may leave parts of it
  await writeNote(note, '');
  await build();
  await writeNote(note, stamp);
}

/**
 * A hash of the names and contents of all files below `inputs`; a source that was changed, added or removed changes it.
 * @param {string} at the checkout
 * @param {readonly string[]} inputs files and folders, relative to it
 */
export async function stampOf(at, inputs) {
  const files = (await Promise.all(inputs.map((input) => filesOf(path.join(at, input))))).flat().sort();
  const texts = await Promise.all(files.map(async (file) => [path.relative(at, file), await readFile(file)]));
  return hashOf(texts.flat());
}

/** All sources below a folder, or the file itself; absolute. */
export async function filesOf(at) {
  const found = await stat(at);
  if (!found.isDirectory()) return [at];
  const names = (await readdir(at)).filter((name) => !skipped.test(name));
  return (await Promise.all(names.map((name) => filesOf(path.join(at, name))))).flat();
}
