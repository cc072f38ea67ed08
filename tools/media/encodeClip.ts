import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { padWave } from './padWave.ts';
import type { Stage } from './openStage.ts';

const RATE = 20;
const SEGMENT = 4;
/** Clips longer than this, in seconds, spend less on sound, or the picture would suffer. */
const LONG = 120;

/** Bits and samples a second. The pad has nothing above 2 kHz, so even the spare one keeps all of it. */
interface Sound {
  bits: string;
  rate: string;
}
const SOUND: Sound = { bits: '12k', rate: '16000' };
const SPARE_SOUND: Sound = { bits: '6k', rate: '8000' };

const FOLDER = '720p';
/** x264 constant rate factors, best first; the first that keeps a clip small enough is taken. */
const FACTORS = [35, 38, 40, 42] as const;

function run(args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}`);
}

/** Draws a shown stage frame by frame into a lossless film. A frame in which nothing moves is drawn once and repeated. */
async function drawFilm(stage: Stage, film: string, seconds: number): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-y', ...input, '-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', film],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const done = once(ffmpeg, 'exit');
  const busy = await stage.busy();
  const moves = (t: number): boolean => busy.some(([start, length]) => t >= start && t <= start + length + 2 / RATE);
  let png = await stage.frame(0);
  for (let n = 0; n < seconds * RATE; n++) {
    const t = n / RATE;
    if (moves(t)) png = await stage.frame(t);
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await done) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

function cutSegments(film: string, pad: string, out: string, factor: number, sound: Sound): void {
  rmSync(`${out}/${FOLDER}`, { recursive: true, force: true });
  mkdirSync(`${out}/${FOLDER}`, { recursive: true });
  run([
    ...[
      '-i',
      film,
      '-i',
      pad,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    ],
    ...['-c:v', 'libx264', '-preset', 'medium', '-bf', '3', '-crf', String(factor)],
    ...[
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-g',
      String(RATE * SEGMENT),
      '-keyint_min',
      String(RATE * SEGMENT),
      '-sc_threshold',
      '0',
    ],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...[
      '-c:a',
      'aac',
      '-b:a',
      sound.bits,
      '-ac',
      '1',
      '-ar',
      sound.rate,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
    ],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT),
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'independent_segments',
    ],
    ...[
      '-hls_fmp4_init_filename',
      'init.mp4',
      '-hls_segment_filename',
      `${out}/${FOLDER}/seg-%d.m4s`,
      `${out}/${FOLDER}/index.m3u8`,
    ],
  ]);
}

const segmentSizes = (out: string): number[] =>
  readdirSync(`${out}/${FOLDER}`)
    .filter((name) => name.endsWith('.m4s'))
    .map((name) => statSync(`${out}/${FOLDER}/${name}`).size);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Encodes a shown stage with its pad as HLS below `out`, as well as `most` bytes allow. Answers the rate factor taken. */
export async function encodeClip(
  stage: Stage,
  out: string,
  seconds: number,
  turn: number,
  most: number,
): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), 'atrium-film-'));
  try {
    await drawFilm(stage, `${work}/film.mkv`, seconds);
    writeFileSync(`${work}/pad.wav`, padWave(seconds, turn));
    for (const factor of FACTORS) {
      cutSegments(`${work}/film.mkv`, `${work}/pad.wav`, out, factor, seconds > LONG ? SPARE_SOUND : SOUND);
      if (sum(segmentSizes(out)) <= most) return factor;
    }
    throw new Error(`${out} stays larger than ${String(most)} bytes`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Saves one drawn frame as the clip's poster. */
export function savePoster(png: Buffer, out: string): void {
  const made = spawnSync(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'png_pipe',
      '-i',
      '-',
      '-c:v',
      'libwebp',
      '-quality',
      '82',
      `${out}/poster.webp`,
    ],
    { input: png, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('ffmpeg could not write the poster');
}

/** What ffprobe says of a made clip, in seconds: how long it lasts, and the timestamp its media begins with. */
export function measure(out: string): { seconds: number; begins: number } {
  const probe = spawnSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=start_time,duration', '-of', 'json', `${out}/${FOLDER}/index.m3u8`],
    { encoding: 'utf8' },
  );
  const { format } = JSON.parse(probe.stdout) as { format?: { start_time?: string; duration?: string } };
  const seconds = Number(format?.duration);
  if (!(seconds > 0)) throw new Error(`ffprobe found no duration in ${out}: ${probe.stderr}`);
  return { seconds, begins: Number(format?.start_time ?? 0) };
}

/** The master playlist: the one rendition and its English captions. */
export function masterPlaylist(out: string, seconds: number): string {
  const sizes = segmentSizes(out);
  const peak = Math.ceil((Math.max(...sizes) * 8) / SEGMENT);
  const average = Math.ceil((sum(sizes) * 8) / seconds);
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=${String(peak)},AVERAGE-BANDWIDTH=${String(average)},CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=${RATE.toFixed(3)},SUBTITLES="captions"
${FOLDER}/index.m3u8
`;
}
