import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clip } from '@atrium/content/media.ts';
import type { Stage } from './openStage.ts';
import { padWave } from './padWave.ts';

/**
 * Encoding settings: frames per second where something moves (ffmpeg counts in twenty-fifths), seconds of a segment,
 * and ffmpeg's options for picture and sound. The background sound has nothing above 2 kHz, so a low bit rate keeps all
 * of it.
 */
export const encoding = {
  rate: 12.5,
  segment: 8,
  ffmpeg: {
    fps_mode: 'passthrough',
    vf: 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    'c:v': 'libx264',
    preset: 'fast',
    tune: 'animation',
    bf: '0',
    crf: '33',
    'profile:v': 'high',
    'level:v': '3.1',
    threads: '1',
    g: '1000',
    sc_threshold: '0',
    colorspace: 'bt709',
    color_primaries: 'bt709',
    color_trc: 'bt709',
    color_range: 'tv',
    'c:a': 'aac',
    'b:a': '8k',
    ac: '1',
    ar: '8000',
    map_metadata: '-1',
    fflags: '+bitexact',
    'flags:a': '+bitexact',
  },
} as const;

const FOLDER = '720p';
/** The shortest duration of a picture in ffmpeg's concat list, in seconds. */
const TICK = 0.04;

export function run(args: readonly string[], input?: Buffer): void {
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], {
    input,
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}`);
}

/**
 * Draws a stage as a list of pictures and their durations. A still stretch is drawn once and held, but each segment
 * begins with its own picture, and the film ends with one of the shortest duration, or ffmpeg would hold the last one
 * too long.
 */
async function drawFrames(stage: Stage, work: string, seconds: number, every: number): Promise<void> {
  const { rate, segment } = encoding;
  const busy = await stage.busy();
  const moves = (t: number): boolean => busy.some(([start, length]) => t >= start && t <= start + length + 2 / rate);
  const pictures: { from: number; picture: number }[] = [];
  let drawn = 0;
  for (let n = 0; n < seconds * rate; n++) {
    const moving = moves(n / rate);
    const fresh = n === 0 || (moving && n % every === 0) || (!moving && moves((n - 1) / rate));
    if (fresh) writeFileSync(`${work}/${String(drawn++)}.png`, await stage.frame(n / rate));
    if (fresh || n % (rate * segment) === 0) pictures.push({ from: n / rate, picture: drawn - 1 });
  }
  pictures.push({ from: seconds - TICK, picture: drawn - 1 });
  const list = pictures.map(({ from, picture }, k) => {
    const length = (pictures[k + 1]?.from ?? seconds) - from;
    return `file '${String(picture)}.png'\nduration ${length.toFixed(5)}\n`;
  });
  writeFileSync(`${work}/frames.txt`, list.join(''));
}

const optionsOf = (options: Readonly<Record<string, string>>): string[] =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);

function joinFilm(work: string, seconds: number): void {
  run([
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    `${work}/frames.txt`,
    '-i',
    `${work}/pad.wav`,
    '-map',
    '0:v',
    '-map',
    '1:a',
    ...optionsOf({
      ...encoding.ffmpeg,
      t: String(seconds),
      force_key_frames: `expr:gte(t,n_forced*${String(encoding.segment)})`,
    }),
    `${work}/film.mp4`,
  ]);
}

/** Segments are cut from the whole film, because only there the duration of each picture is known. */
function cutSegments(work: string, out: string, seconds: number): void {
  const { segment } = encoding;
  const folder = `${out}/${FOLDER}`;
  mkdirSync(folder, { recursive: true });
  const hls = optionsOf({
    c: 'copy',
    map_metadata: '-1',
    fflags: '+bitexact',
    f: 'hls',
    hls_time: String(segment),
    hls_playlist_type: 'vod',
    hls_segment_type: 'fmp4',
    hls_flags: 'independent_segments',
    hls_fmp4_init_filename: 'init.mp4',
    hls_segment_filename: `${folder}/seg-%d.m4s`,
  });
  const playlist = `${folder}/index.m3u8`;
  run(['-i', `${work}/film.mp4`, ...hls, playlist]);
  // ffmpeg computes the last segment's length from its frames, one of which is held for most of it
  const lines = readFileSync(playlist, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('#EXTINF:'));
  const before = lines.filter((line) => line.startsWith('#EXTINF:')).length - 1;
  lines[last] = `#EXTINF:${(seconds - before * segment).toFixed(6)},`;
  writeFileSync(playlist, lines.join('\n'));
}

const segmentSizes = (out: string): number[] =>
  readdirSync(`${out}/${FOLDER}`)
    .filter((name) => name.endsWith('.m4s'))
    .map((name) => statSync(`${out}/${FOLDER}/${name}`).size);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Encodes the clip on stage as HLS below `out`. `every`: 1 draws each frame of a movement, 4 each fourth. */
export async function encodeClip(stage: Stage, out: string, clip: Clip, every: number): Promise<void> {
  const seconds = clip.durationSeconds;
  const turn = sum([...Buffer.from(clip.externalKey)]);
  const work = mkdtempSync(join(tmpdir(), 'atrium-film-'));
  try {
    await drawFrames(stage, work, seconds, every);
    writeFileSync(`${work}/pad.wav`, padWave(seconds, turn));
    joinFilm(work, seconds);
    cutSegments(work, out, seconds);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Saves one drawn frame as the clip's poster. */
export function savePoster(png: Buffer, out: string): void {
  run(['-f', 'png_pipe', '-i', '-', '-c:v', 'libwebp', '-quality', '82', `${out}/poster.webp`], png);
}

/** The first timestamp of a clip's media, in seconds. */
export function beginsAt(out: string): number {
  const probe = spawnSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=start_time', '-of', 'json', `${out}/${FOLDER}/index.m3u8`],
    { encoding: 'utf8' },
  );
  const { format } = JSON.parse(probe.stdout) as { format?: { start_time?: string } };
  return Number(format?.start_time ?? 0);
}

/** The master playlist: one rendition and its English captions. */
export function masterPlaylist(out: string, seconds: number): string {
  const { segment, rate } = encoding;
  const sizes = segmentSizes(out);
  const peak = Math.ceil((Math.max(...sizes) * 8) / segment);
  const average = Math.ceil((sum(sizes) * 8) / seconds);
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=${String(peak)},AVERAGE-BANDWIDTH=${String(average)},CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=${rate.toFixed(3)},SUBTITLES="captions"
${FOLDER}/index.m3u8
`;
}
