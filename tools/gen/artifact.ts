import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A file that is made, never written by hand. `file` is relative to the root. */
export interface Artifact {
  readonly file: string;
  readonly text: string;
}

/** The text as prettier leaves it, so that `prettier --check` agrees. */
export async function pretty(file: string, text: string): Promise<Artifact> {
  const filepath = path.join(root, file);
  return { file, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
}

/** What stands there now; null for a file that is not there yet. */
export async function current(file: string): Promise<string | null> {
  return readFile(path.join(root, file), 'utf8').catch(() => null);
}
