import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A generated file. `file` is relative to the root. */
export interface Artifact {
  readonly file: string;
  readonly text: string;
}

/** Formats the text as `npm run format` does; throws when it cannot be parsed. */
export async function pretty(file: string, text: string): Promise<Artifact> {
  const settings = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(file, text, JSON.parse(settings) as FormatConfig);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return { file, text: code };
}

/** The file's content on disk; null when it does not exist. */
export async function current(file: string): Promise<string | null> {
  return readFile(path.join(root, file), 'utf8').catch(() => null);
}
