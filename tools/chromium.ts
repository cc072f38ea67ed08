import { readFile } from 'node:fs/promises';
import path from 'node:path';

const note = path.resolve(import.meta.dirname, '../node_modules/.cache/atrium/chromium');

/** The path of the Chromium that tools/prepare.mjs found or installed; null when it looked for none. */
export async function findNotedChromium(): Promise<string | null> {
  return readFile(note, 'utf8').catch(() => null);
}
