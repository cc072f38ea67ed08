import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A generated file. `file` is relative to the root. */
export interface Artifact {
  readonly file: string;
  readonly text: string;
}

/** Formats the text with Prettier, so that `prettier --check` accepts it. */
export async function pretty(file: string, text: string): Promise<Artifact> {
  const filepath = path.join(root, file);
  return { file, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
}

/** The file's content on disk; null when it does not exist. */
export async function current(file: string): Promise<string | null> {
  return readFile(path.join(root, file), 'utf8').catch(() => null);
}
