import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mostEncodingTime, mostStreamBytes } from '@atrium/domain/film/film.ts';
import { ladderOf, mostBytesOf, streamAsItComes, type Rung } from '@atrium/domain/film/ladder.ts';
import { storyboardOf } from '@atrium/domain/film/storyboard.ts';
import sharp from 'sharp';
import { machineNow } from '../../../base/process/clock.ts';
import type { Encoded, FilmEncoder, ProbedFilm } from '../../../ports/filmEncoder.ts';
import type { MadeFilm } from '../types.ts';
import { masterPlaylist, readStream, type WrittenStream } from './masterPlaylist.ts';
import { writeSheets } from './writeSheets.ts';

export interface StreamsOrder {
  readonly file: string;
  readonly folder: string;
  /** Of the upload. */
  readonly bytes: number;
  readonly findRoom: () => Promise<number>;
  /** Called when the percentage has grown. */
  readonly onProgress: (percent: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Which part of the film, and how many seconds, may be missing at its end for it to count as whole. */
const mayLack = { part: 0.02, seconds: 2 };

/**
 * Writes everything of a film into a folder: its streams, its picture, its storyboard, and at last the playlist that
 * names them. What could weigh more than there is room, or more than such an upload may unfold into, is refused before
 * (MED-04).
 */
export async function makeStreams(
  encoder: FilmEncoder,
  order: StreamsOrder,
): Promise<Encoded<Omit<MadeFilm, 'filmId'>>> {
  const { file, folder, signal } = order;
  const film = await encoder.probe(file, signal);
  if ('fault' in film) return film;
  const { isEncoder } = encoder;
  const rungs = isEncoder ? ladderOf(film) : ([streamAsItComes(film, order.bytes)] as const);
  const weight = mostBytesOf(rungs, film.duration);
  if (weight > mostStreamBytes(order.bytes)) return { fault: 'TOO_MUCH' };
  if (weight > (await order.findRoom())) return { fault: 'NO_ROOM' };
  const end = machineNow() + mostEncodingTime(film.duration);
  const [smallest] = rungs;
  const board = { ...storyboardOf(film), folder: path.join(folder, 'pictures') };
  await mkdir(board.folder);
  const report = reporter(rungs, film, order.onProgress);
  const streams: WrittenStream[] = [];
  for (const rung of rungs) {
    const to = path.join(folder, rung.name);
    await mkdir(to);
    const time = end - machineNow();
    if (time <= 0) return { fault: 'TOO_MUCH' };
    const storyboard = isEncoder && rung === smallest ? board : null;
    const onProgress = report.of(rung);
    const failed = await encoder.encode({ file, film, rung, folder: to, storyboard, time, signal, onProgress });
    if (failed !== null) return failed;
    await report.settled();
    const stream = await readStream(to, rung);
    if (stream === null) return { fault: 'BROKEN' };
    if (stream.duration < film.duration * (1 - mayLack.part) - mayLack.seconds) return { fault: 'BROKEN' };
    streams.push(stream);
  }
  const duration = Math.round((streams.at(-1)?.duration ?? film.duration) * 1000) / 1000;
  const failed = isEncoder ? await writePoster(encoder, { file, folder, duration, signal }) : null;
  if (failed !== null) return failed;
  const storyboard = await writeSheets(board, { folder, duration });
  await writeFile(path.join(folder, 'master.m3u8'), masterPlaylist(streams, film.rate, storyboard));
  return { duration, width: film.width, height: film.height, hasPicture: isEncoder };
}

/** The picture that is shown until it plays: a little way into the film, which often begins in black. */
async function writePoster(
  encoder: FilmEncoder,
  { file, folder, duration, signal }: Pick<StreamsOrder, 'file' | 'folder' | 'signal'> & { readonly duration: number },
): Promise<Encoded<null>> {
  const taken = path.join(folder, 'poster.png');
  const failed = await encoder.takePicture(file, Math.min(duration * 0.1, 10), taken, signal);
  if (failed !== null) return failed;
  const picture = await readFile(taken);
  await writeFile(path.join(folder, 'poster.webp'), await sharp(picture).webp({ quality: 80 }).toBuffer());
  await rm(taken);
  return null;
}

/** Adds up how far the streams are, each by its pixels, and reports a percentage once, one report after another. */
function reporter(rungs: readonly Rung[], { duration }: ProbedFilm, onProgress: StreamsOrder['onProgress']) {
  const weightOf = ({ width, height }: Rung): number => width * height;
  const all = rungs.reduce((sum, rung) => sum + weightOf(rung), 0);
  let [reported, running] = [0, Promise.resolve()];
  return {
    of: (rung: Rung) => {
      const before = rungs.slice(0, rungs.indexOf(rung)).reduce((sum, each) => sum + weightOf(each), 0);
      return (seconds: number): void => {
        const done = before + weightOf(rung) * Math.min(1, seconds / duration);
        const percent = Math.min(99, Math.floor((done * 100) / all));
        if (percent <= reported) return;
        reported = percent;
        running = running.then(() => onProgress(percent));
        // it is awaited at the end of the stream
        running.catch(() => undefined);
      };
    },
    settled: (): Promise<void> => running,
  };
}
