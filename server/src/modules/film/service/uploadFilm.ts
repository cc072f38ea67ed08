import { randomBytes } from 'node:crypto';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { filmFaults, filmRules, tooLargeFilmWords, type FilmFault } from '@atrium/domain/film/film.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { readFileName } from '@atrium/domain/upload/fileName.ts';
import type { StaffContext } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { lock } from '../../../base/sql/lock.ts';
import { allOrNothing, transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import {
  addFilm,
  countReserved,
  countUnfinished,
  findFilmRow,
  replaceTries,
  roomFor,
  saveState,
} from '../store/films.ts';
import type { Film, FilmRow } from '../types.ts';
import { filmOf, getFilmTerms, mayReadFilm } from './getFilm.ts';

/** How long a film waits to be uploaded completely, and what was refused for its bytes to be removed. */
const keptFor = 7 * day;
const anHour = 300;

/** What somebody says of a film that they are going to upload; bytes as the browser counts them. */
export interface NewFilm {
  readonly fileName: string;
  readonly bytes: number;
}

/**
 * Begins the upload of a film, whose parts then arrive at `/files/films/{filmId}` by the tus protocol (MED-01). Each
 * call begins another one; what is not finished within a week is removed. Refuses with FORBIDDEN those who may not
 * write every video, with INVALID_INPUT and one of `filmFaults`, FILE_TOO_LARGE, RATE_LIMITED.
 */
export async function startFilm(ctx: StaffContext, { fileName, bytes }: NewFilm): Promise<Result<Film>> {
  const { films } = ctx.ports;
  if (!mayWriteFilms(ctx)) return refuse('FORBIDDEN', { reason: 'ROLE' });
  if (!Number.isSafeInteger(bytes) || bytes <= 0) return refuseFilm('EMPTY');
  if (bytes > films.maxBytes) return refuse('FILE_TOO_LARGE', { message: tooLargeFilmWords(films.maxBytes) });
  const { canEncode, canRepackage } = await getFilmTerms(ctx);
  if (!canEncode && !canRepackage) return refuseFilm('NO_ENCODER');
  const filmId = `film-${randomBytes(16).toString('hex')}`;
  const addedBy = ctx.viewer.memberId;
  const added = await allOrNothing(ctx.db, async (tx): Promise<Result<null>> => {
    // two who begin at once would have the same room
    await lock(tx, 'film/room');
    // its row is locked until the end, so that the films of one person are counted one after another
    const retryAfter = await countUse(tx, `film/${addedBy}`, { most: anHour, window: hour }, ctx.now);
    if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
    if ((await countUnfinished(tx, addedBy)) >= filmRules.unfinished) return refuseFilm('UNFINISHED');
    const room = await films.findRoom();
    if (room !== null && bytes * roomFor + (await countReserved(tx)) > room) return refuseFilm('NO_ROOM');
    const [now, removableAt] = [new Date(ctx.now), new Date(ctx.now + keptFor)];
    await addFilm(tx, { filmId, addedBy, fileName: readFileName(fileName), bytes, now, removableAt });
    return ok(null);
  });
  if (!added.ok) return added;
  const [{ Upload }, store] = await Promise.all([import('@tus/server'), films.arrivals()]);
  await store.create(new Upload({ id: filmId, size: bytes, offset: 0 }));
  return filmOf(ctx, await findFilmRow(ctx.db, filmId));
}

/**
 * Has a film encoded that has arrived completely; one that is encoded already is answered as it is. Refuses with
 * NOT_FOUND for a film of somebody else, and with INVALID_INPUT while bytes are missing.
 */
export async function finishFilm(ctx: StaffContext, filmId: string): Promise<Result<Film>> {
  const film = await findOwnFilm(ctx, filmId);
  if (film === null) return refuse('NOT_FOUND');
  if (film.state === 'UPLOADING') {
    if (!(await hasArrived(ctx, film))) return refuseFilm('NOT_ARRIVED');
    await transaction(ctx.db, async (tx) => {
      if (!(await saveState(tx, filmId, { from: ['UPLOADING'], to: 'WAITING', removableAt: null }))) return;
      const detail = { fileName: film.fileName, bytes: film.bytes };
      await writeAudit(tx, ctx, { actor: ctx.staff, action: 'FILM_ADDED', subject: `film/${filmId}`, detail });
      await enqueue(tx, 'film.encode', { filmId }, filmId);
    });
  }
  return filmOf(ctx, await findFilmRow(ctx.db, filmId));
}

/** Tries to encode a film again, after something of the installation had failed (MED-02); any other stays as it is. */
export async function retryFilm(ctx: StaffContext, filmId: string): Promise<Result<Film>> {
  const mayRetry = staffReach(ctx.staff, 'document.write') === 'all' || (await mayReadFilm(ctx, filmId));
  if (!mayRetry) return refuse('NOT_FOUND');
  await transaction(ctx.db, async (tx) => {
    if (await replaceTries(tx, filmId)) await enqueue(tx, 'film.encode', { filmId }, filmId);
  });
  return filmOf(ctx, await findFilmRow(ctx.db, filmId));
}

/**
 * Stops the upload or the encoding of a film, of one's own or, for an owner, of anybody, because others wait for the
 * encoder behind it; one that is a stream, or was refused, stays. Refuses with NOT_FOUND.
 */
export async function stopFilm(ctx: StaffContext, filmId: string): Promise<Result<Film>> {
  const mayStop = ctx.staff.roles.includes('owner') || (await findOwnFilm(ctx, filmId)) !== null;
  if (!mayStop) return refuse('NOT_FOUND');
  const now = new Date(ctx.now);
  await transaction(ctx.db, async (tx) => {
    const stop = { to: 'REFUSED', fault: 'STOPPED', removableAt: now } as const;
    if (!(await saveState(tx, filmId, { from: ['UPLOADING', 'WAITING', 'ENCODING', 'FAILED'], ...stop }))) return;
    await writeAudit(tx, ctx, { actor: ctx.staff, action: 'FILM_STOPPED', subject: `film/${filmId}` });
  });
  return filmOf(ctx, await findFilmRow(ctx.db, filmId));
}

/** The film to which a part may be sent now; null for one of somebody else, or one that needs none. */
export async function findOpenUpload(ctx: StaffContext, filmId: string): Promise<FilmRow | null> {
  const film = await findOwnFilm(ctx, filmId);
  return film?.state === 'UPLOADING' ? film : null;
}

/** Films are for those who may write every video, or give classes their recording. */
export function mayWriteFilms({ staff }: Pick<StaffContext, 'staff'>): boolean {
  return staffReach(staff, 'document.write') === 'all' || staffReach(staff, 'recording.write') !== null;
}

async function findOwnFilm(ctx: StaffContext, filmId: string): Promise<FilmRow | null> {
  const film = mayWriteFilms(ctx) ? await findFilmRow(ctx.db, filmId) : null;
  return film?.addedBy === ctx.viewer.memberId ? film : null;
}

async function hasArrived(ctx: StaffContext, { filmId, bytes }: FilmRow): Promise<boolean> {
  const store = await ctx.ports.films.arrivals();
  const { offset } = await store.getUpload(filmId);
  return offset === bytes;
}

function refuseFilm(reason: FilmFault): Result<never> {
  return refuse('INVALID_INPUT', { field: 'file', reason, message: filmFaults[reason] });
}
