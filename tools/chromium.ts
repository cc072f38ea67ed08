import { readFile } from 'node:fs/promises';
import path from 'node:path';

const note = path.resolve(import.meta.dirname, '../node_modules/.cache/atrium/chromium');

/** The Chromium that was found or installed before this command; null when none was looked for. */
export async function findNotedChromium(): Promise<string | null> {
  return readFile(note, 'utf8').catch(() => null);
}
