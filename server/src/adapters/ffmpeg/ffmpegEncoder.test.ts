import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ladderOf } from '@atrium/domain/film/ladder.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProbedFilm } from '../../ports/filmEncoder.ts';
import { ffmpegEncoder } from './ffmpegEncoder.ts';

const exec = promisify(execFile);
const encoder = ffmpegEncoder(undefined);
const { signal } = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-encoder-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function make(name: string, args: readonly string[]): Promise<string> {
  const file = path.join(folder, name);
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file]);
  return file;
}
async function probed(file: string): Promise<ProbedFilm> {
  const found = await encoder.probe(file, signal);
  if ('fault' in found) throw new Error(found.fault);
  return found;
}

/** How many pictures the smallest stream of a film has. */
async function picturesOf(file: string): Promise<number> {
  const film = await probed(file);
  const [rung] = ladderOf(film);
  const to = await mkdtemp(path.join(folder, 'stream-'));
  const order = { file, film, rung, folder: to, time: minute, onProgress: () => undefined, signal };
  expect(await encoder.encode(order)).toBeNull();
  const count = '-v error -count_packets -select_streams v -show_entries stream=nb_read_packets -of csv=p=0'.split(' ');
  const { stdout } = await exec('ffprobe', [...count, path.join(to, 'index.m3u8')]);
  return Number.parseInt(stdout, 10);
}

const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'.split(' ');
const pictures = (rate: number, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=s=64x64:r=${String(rate)}:d=${String(seconds)}`,
];

test('[MED-04] three pictures that are far apart do not become thousands, and a film keeps its own', async () => {
  const apart = ['-vf', "setpts='if(eq(N,2),100/TB,PTS)'", '-vsync', 'vfr'];
  const few = await make('few.mp4', [...pictures(60, 0.05), ...apart, ...h264]);
  expect((await probed(few)).duration).toBeGreaterThan(99);
  expect(await picturesOf(few)).toBeLessThan(1_100);
  expect(await picturesOf(await make('usual.mp4', [...pictures(25, 2), ...h264]))).toBe(50);
  expect(await picturesOf(await make('quick.mp4', [...pictures(120, 2), ...h264]))).toBeLessThan(130);
}, 60_000);

test('[MED-04] captions inside a film do not refuse it', async () => {
  const captions = path.join(folder, 'captions.srt');
  await writeFile(captions, '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
  const vp8 = ['-c:v', 'libvpx'];
  for (const [name, kind, picture] of [
    ['captions.mp4', 'mov_text', h264],
    ['captions.mov', 'mov_text', h264],
    ['subrip.mkv', 'srt', h264],
    ['ass.mkv', 'ass', h264],
    ['captions.webm', 'webvtt', vp8],
  ] as const) {
    const file = await make(name, [...pictures(25, 2), '-i', captions, ...picture, '-c:s', kind]);
    expect([name, await encoder.probe(file, signal)]).toEqual([name, expect.objectContaining({ width: 64 })]);
    expect([name, await picturesOf(file)]).toEqual([name, 50]);
    expect(await encoder.takePicture(file, 1, path.join(folder, 'picture.png'), signal)).toBeNull();
  }
}, 60_000);
