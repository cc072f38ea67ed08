import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ladderOf } from '@atrium/domain/film/ladder.ts';
import { storyboardOf } from '@atrium/domain/film/storyboard.ts';
import { minute } from '@atrium/domain/time.ts';
import sharp from 'sharp';
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
  const order = { file, film, rung, folder: to, storyboard: null, time: minute, onProgress: () => undefined, signal };
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

test('[MED-02] the small pictures show each part of a film by its middle, at the size that was asked', async () => {
  const halves = ['-filter_complex', '[0:v][1:v]concat=n=2:v=1[v]', '-map', '[v]'];
  const colored = (name: string) => ['-f', 'lavfi', '-i', `color=${name}:s=320x180:r=10:d=4`];
  const film = await probed(await make('halves.mp4', [...colored('red'), ...colored('blue'), ...halves, ...h264]));
  const [rung] = ladderOf(film);
  const to = await mkdtemp(path.join(folder, 'stream-'));
  const pictures = await mkdtemp(path.join(folder, 'pictures-'));
  const storyboard = { ...storyboardOf(film), folder: pictures };
  const file = path.join(folder, 'halves.mp4');
  const order = { file, film, rung, folder: to, storyboard, time: minute, onProgress: () => undefined, signal };
  expect(await encoder.encode(order)).toBeNull();
  const names = (await readdir(pictures)).toSorted();
  expect(names).toEqual(['1.png', '2.png', '3.png', '4.png']);
  const shown = await Promise.all(
    names.map(async (name) => {
      const picture = sharp(await readFile(path.join(pictures, name)));
      const { width, height } = await picture.metadata();
      const { dominant } = await picture.stats();
      return [width, height, dominant.r > dominant.b ? 'red' : 'blue'];
    }),
  );
  expect(shown).toEqual(['red', 'red', 'blue', 'blue'].map((color) => [192, 108, color]));
}, 60_000);
