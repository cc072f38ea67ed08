import path from 'node:path';
import { minute } from '@atrium/domain/time.ts';
import { lazy } from '../../base/lazy.ts';
import { runBounded, type BoundedEnd } from '../../base/process/runBounded.ts';
import type { Encoded, FilmEncoder, ProbedFilm, StreamOrder } from '../../ports/filmEncoder.ts';
import { findPrograms, type FfmpegPrograms } from './findPrograms.ts';
import { readProbe } from './readProbe.ts';

const gigabyte = 1024 ** 3;

/**
 * What a film may be made of. A playlist, which would open other files, is in none of these containers, and nothing is
 * read from the network (THR-67).
 */
const guards = (codecs: readonly string[]): readonly string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm',
  '-codec_whitelist',
  codecs.join(','),
];
const shownOrHeard = [
  'h264,hevc,mpeg4,mpeg2video,vp8,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,prores,dnxhd,mjpeg,png,rawvideo,qtrle,h263',
  'aac,mp3,mp3float,opus,libopus,vorbis,flac,alac,ac3,eac3,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le',
];
/** ffprobe opens every stream of a film, also captions, which are not used. */
const captions = ['mov_text,subrip,srt,ass,ssa,webvtt,text,dvdsub,dvbsub,pgssub,cc_dec'];
const inputOf = (file: string, codecs = shownOrHeard): readonly string[] => [...guards(codecs), '-i', `file:${file}`];

/** Films are read and encoded by the ffmpeg of the machine, at `given` or where systems install it. */
export function ffmpegEncoder(given: string | undefined): FilmEncoder {
  // one that is installed later is found without a restart
  const programs = lazy(async () => {
    const found = await findPrograms(given);
    if (found === null) throw new Error('there is no ffmpeg');
    return found;
  });
  return {
    isEncoder: true,
    isThere: async () => (await findPrograms(given)) !== null,
    probe: async (file, signal) => probe(await programs.get(), file, signal),
    encode: async (order) => encode(await programs.get(), order),
    takePicture: async (from, at, to, signal) => {
      const { ffmpeg } = await programs.get();
      const scale = "scale='min(1280,iw)':-2,setsar=1";
      const seek = ['-ss', at.toFixed(3), ...inputOf(from), '-map', '0:V:0', '-frames:v', '1', '-vf', scale];
      const end = await runBounded({
        program: ffmpeg,
        args: [...quiet, ...seek, '-c:v', 'png', '-f', 'image2', '-update', '1', `file:${to}`],
        cwd: path.dirname(to),
        time: minute,
        memory: 6 * gigabyte,
        onLine: () => undefined,
        signal,
      });
      return faultOf(end) ?? null;
    },
  };
}

/** Arguments without a space in any. */
const words = (text: string): readonly string[] => text.split(' ');

const quiet = words('-nostdin -hide_banner -v error -y');

async function probe({ ffprobe }: FfmpegPrograms, file: string, signal: AbortSignal): Promise<Encoded<ProbedFilm>> {
  const said: string[] = [];
  let length = 0;
  const end = await runBounded({
    program: ffprobe,
    // a container may name any number of streams
    args: [
      ...words('-hide_banner -v error -max_streams 50'),
      ...probed,
      ...inputOf(file, [...shownOrHeard, ...captions]),
    ],
    cwd: path.dirname(file),
    time: minute,
    memory: 2 * gigabyte,
    onLine: (line) => {
      length += line.length;
      if (length < 200_000) said.push(line);
    },
    signal,
  });
  return faultOf(end) ?? readProbe(said.join('\n'));
}

const probed = [
  '-of',
  'json',
  '-show_entries',
  'format=duration:stream=codec_type,width,height,sample_aspect_ratio,avg_frame_rate,duration:stream_disposition=attached_pic:stream_side_data=rotation',
];

/** Encodes one stream: H.264 and AAC in fMP4, cut into segments of six seconds that begin with a whole picture. */
async function encode({ ffmpeg }: FfmpegPrograms, order: StreamOrder): Promise<Encoded<null>> {
  const { file, film, rung, folder, time, onProgress, signal } = order;
  const picture = [
    '-vf',
    `scale=${String(rung.width)}:${String(rung.height)},setsar=1,format=yuv420p`,
    ...words('-c:v libx264 -preset veryfast -profile:v high -crf 23'),
    ...words(`-fpsmax ${mostRate(film).toFixed(3)}`),
    ...words(`-maxrate ${String(rung.maxBitrate)} -bufsize ${String(rung.maxBitrate * 2)}`),
    ...words('-force_key_frames expr:gte(t,n_forced*6)'),
  ];
  const sound = film.hasSound
    ? words('-map 0:a:0 -c:a aac -b:a 128k -ac 2 -ar 48000 -af aresample=async=1:first_pts=0')
    : [];
  const segments = words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename seg-%d.m4s');
  const end = await runBounded({
    program: ffmpeg,
    args: [
      ...quiet,
      ...words('-threads 4'),
      ...inputOf(file),
      ...words('-map 0:V:0'),
      ...sound,
      ...picture,
      // what goes on after the length that it names is not a part of it
      ...words(`-threads 4 -t ${(film.duration + 1).toFixed(3)} -map_metadata -1 -map_chapters -1`),
      ...words('-progress pipe:1 -nostats -f hls -hls_time 6 -hls_playlist_type vod -hls_flags independent_segments'),
      ...segments,
      'index.m3u8',
      ...smallPictures(order),
    ],
    cwd: folder,
    time,
    memory: 6 * gigabyte,
    onLine: (line) => {
      const [, micros] = /^out_time_us=(\d+)$/.exec(line) ?? [];
      if (micros !== undefined) onProgress(Number(micros) / 1e6);
    },
    signal,
  });
  return faultOf(end) ?? null;
}

/** A second output of the same reading: the pictures of the storyboard, at a constant rate. */
function smallPictures({ storyboard, film: { duration } }: StreamOrder): readonly string[] {
  if (storyboard === null) return [];
  const { pictures, every, width, height, folder } = storyboard;
  const rate = `fps=${(1 / every).toFixed(6)}:start_time=0`;
  return [
    ...words(`-map 0:V:0 -an -vf ${rate},scale=${String(width)}:${String(height)},setsar=1`),
    ...words(`-t ${duration.toFixed(3)} -frames:v ${String(pictures)} -map_metadata -1 -map_chapters -1`),
    ...words('-c:v png -f image2'),
    `file:${path.join(folder, '%d.png')}`,
  ];
}

/**
 * The most pictures a second. A constant rate fills what lies between two pictures, so that three of them would become
 * a million, and there are at most four times as many as the film has, or ten a second (MED-04).
 */
function mostRate({ rate }: ProbedFilm): number {
  return rate > 0 ? Math.min(60, Math.max(10, rate * 4)) : 30;
}

/** What a program's end says about the film; null when all is well. Throws where the machine is at fault. */
function faultOf({ code, complaint, tookTooLong }: BoundedEnd): { readonly fault: 'TOO_MUCH' | 'NO_FILM' } | null {
  if (tookTooLong) return { fault: 'TOO_MUCH' };
  if (code === 0) return null;
  if (/No space left|Read-only file system|Permission denied|Unknown encoder/i.test(complaint)) {
    throw new Error(`ffmpeg failed: ${complaint.trim()}`);
  }
  return { fault: /Cannot allocate memory|out of memory/i.test(complaint) || code >= 128 ? 'TOO_MUCH' : 'NO_FILM' };
}
