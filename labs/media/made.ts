import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Clip } from '@atrium/content/media.ts';
import { sourceHash } from '@atrium/tools/sourceHash.ts';
import { encoding } from './encodeClip.ts';
import { stageHtml } from './stageHtml.ts';

export const mediaFolder = `${import.meta.dirname}/../../content/media`;
const path = `${mediaFolder}/made.json`;

/** Of everything a clip is made from: its pages, its text and its encoding. */
export const hashClip = (clip: Clip): string =>
  sourceHash(stageHtml(clip) + JSON.stringify([clip.durationSeconds, clip.transcript, encoding]));

/** The hash of each clip when it was last made. */
export function readMade(): Map<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>));
}

export function writeMade(made: ReadonlyMap<string, string>): void {
  const sorted = [...made].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
