import type { FilmFault } from '@atrium/domain/film/film.ts';
import { day, second } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { FilmEncoder } from '../../../ports/filmEncoder.ts';
import { addTry, findFilmRow, saveState, saveProgress, saveReady, removeTry } from '../store/films.ts';
import { isDone } from './encoderSeen.ts';
import { makeStreams } from './makeStreams.ts';

/** How often a film is tried: it may be what kills the encoder. */
const mostTries = 4;
/** How often it is asked whether somebody has stopped the film. */
const looksEach = 2 * second;
/** How long the bytes stay of a film that could not be encoded, for another round. */
const keptFor = 14 * day;

/**
 * Makes streams of a film that has arrived (MED-02), by the job `film.encode`. What was refused for what it is says why
 * and is not tried again. A process that is killed leaves a folder that nobody is served; the job is taken up again and
 * begins anew. Where there is no room for what it could weigh, it waits for a press. Rejects for a fault of the
 * machine, after which the queue tries it again some times.
 */
export async function encodeFilm(
  ctx: Context,
  { filmId }: { readonly filmId: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const { db, ports, log } = ctx;
  const encoder = await findEncoder(ctx);
  const film = await addTry(db, filmId);
  if (film === null) return;
  if (film.tries > mostTries) {
    await giveUp(ctx, filmId);
    return;
  }
  const stopped = new AbortController();
  const onProgress = async (percent: number): Promise<void> => {
    if (!(await saveProgress(db, filmId, percent))) stopped.abort();
  };
  const look = async (): Promise<void> => {
    if ((await findFilmRow(db, filmId))?.state !== 'ENCODING') stopped.abort();
  };
  // a percent may take minutes; where the database is away, the next look asks again
  const looking = setInterval(() => void look().catch(() => undefined), looksEach);
  try {
    const made = await ports.films.withArrived(filmId, (file, folder) =>
      makeStreams(encoder, {
        file,
        folder,
        bytes: film.bytes,
        findRoom: ports.films.findWorkRoom,
        onProgress,
        signal: AbortSignal.any([signal, stopped.signal]),
      }).then(async (result) => {
        if ('fault' in result) return result;
        await look();
        stopped.signal.throwIfAborted();
        await ports.films.publish(filmId, folder);
        return result;
      }),
    );
    if (made === null) await refuseFilm(ctx, filmId, 'NOT_ARRIVED');
    // there may be room, or an encoder, later
    else if ('fault' in made && (made.fault === 'NO_ROOM' || made.fault === 'NEEDS_ENCODER'))
      await giveUp(ctx, filmId, made.fault);
    else if ('fault' in made) await refuseFilm(ctx, filmId, made.fault);
    else if (await saveReady(db, { filmId, ...made })) await ports.films.removeArrived(filmId);
  } catch (error) {
    // somebody has stopped it, and says so in its row
    if (stopped.signal.aborted) return;
    if (signal.aborted) await removeTry(db, filmId);
    else if (film.tries >= mostTries) {
      log.error({ err: error, filmId }, 'a film could not be encoded');
      await giveUp(ctx, filmId);
      return;
    }
    throw error;
  } finally {
    clearInterval(looking);
  }
}

/** The encoder of this machine or, where the installation has none, what plays films as they come. */
async function findEncoder({ db, ports }: Context): Promise<FilmEncoder> {
  if (await ports.filmEncoder.isThere()) return ports.filmEncoder;
  // it takes the film when the queue tries this job again
  if (await isDone(db, 'encodes')) throw new Error('another process of this installation encodes films');
  return ports.filmRepackager;
}

async function refuseFilm(ctx: Context, filmId: string, fault: FilmFault): Promise<void> {
  const at = { from: ['ENCODING'], to: 'REFUSED', fault, removableAt: new Date(ctx.now) } as const;
  await saveState(ctx.db, filmId, at);
}

async function giveUp(ctx: Context, filmId: string, fault: FilmFault = 'ENCODER_FAILED'): Promise<void> {
  const removableAt = new Date(ctx.now + keptFor);
  await saveState(ctx.db, filmId, { from: ['ENCODING'], to: 'FAILED', fault, removableAt });
}
