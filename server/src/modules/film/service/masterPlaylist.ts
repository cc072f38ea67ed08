import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Rung } from '@atrium/domain/film/ladder.ts';
import { storyboardTag } from '@atrium/domain/film/storyboard.ts';

/** One stream as it was written. */
export interface WrittenStream {
  readonly rung: Rung;
  /** Seconds. */
  readonly duration: number;
  /** Bits a second: of the largest segment, and of all together. */
  readonly peak: number;
  readonly average: number;
  /** As RFC 6381 has them: 'avc1.64001f,mp4a.40.2'. */
  readonly codecs: string;
}

/** Reads what the encoder has written of one stream; null when there is nothing in it. */
export async function readStream(folder: string, rung: Rung): Promise<WrittenStream | null> {
  const playlist = await readFile(path.join(folder, 'index.m3u8'), 'utf8').catch(() => '');
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(seg-\d+\.m4s)$/gm)];
  const init = await readFile(path.join(folder, 'init.mp4')).catch(() => null);
  const codecs = init === null ? null : codecsOf(init);
  if (segments.length === 0 || codecs === null) return null;
  let [bytes, duration, peak] = [0, 0, 0];
  for (const [, seconds = '', name = ''] of segments) {
    const { size } = await stat(path.join(folder, name));
    bytes += size;
    duration += Number(seconds);
    peak = Math.max(peak, (size * 8) / Math.max(Number(seconds), 0.1));
  }
  return { rung, duration, peak: Math.ceil(peak), average: Math.ceil((bytes * 8) / duration), codecs };
}

/** The codecs of an init segment, from the boxes that players read; null for one without a picture. */
export function codecsOf(init: Buffer): string | null {
  const at = init.indexOf('avcC');
  if (at === -1) return null;
  // after the name: the version of the box, then profile, constraints and level
  const picture = `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`;
  return init.includes('mp4a') ? `${picture},mp4a.40.2` : picture;
}

/**
 * The playlist with which players begin: every stream, the smallest first.
 * @param storyboard the address of its index; null without one.
 */
export function masterPlaylist(streams: readonly WrittenStream[], rate: number, storyboard: string | null): string {
  const most = Math.min(rate, 60);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(storyboard === null ? [] : [storyboardTag(storyboard)]),
    ...streams.flatMap(({ rung: { name, width, height }, peak, average, codecs }) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${String(peak)}`,
        `AVERAGE-BANDWIDTH=${String(average)}`,
        `CODECS="${codecs}"`,
        `RESOLUTION=${String(width)}x${String(height)}`,
        ...(most > 0 ? [`FRAME-RATE=${most.toFixed(3)}`] : []),
      ].join(',')}`,
      `${name}/index.m3u8`,
    ]),
    '',
  ].join('\n');
}
