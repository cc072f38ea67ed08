import type { FilmFault, FilmShape, FilmState } from '@atrium/domain/film/film.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import type { FilmRow, MadeFilm } from '../types.ts';

const columns = [
  'film_id as filmId',
  'added_by as addedBy',
  'file_name as fileName',
  'bytes',
  'state',
  'progress',
  'tries',
  'fault',
  'duration',
  'width',
  'height',
] as const;

/** A film; null for an unknown one. */
export async function findFilmRow(tx: Tx, filmId: string): Promise<FilmRow | null> {
  const row = await tx.selectFrom('film').select(columns).where('film_id', '=', filmId).executeTakeFirst();
  return (row as FilmRow | undefined) ?? null;
}

/** The courses of whose classes a film is the recording. */
export async function listRecordedCourses(tx: Tx, filmId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('meeting_recording as r')
    .innerJoin('session as s', 's.session_id', 'r.session_id')
    .select('s.course_id as courseId')
    .distinct()
    .where('r.film_id', '=', filmId)
    .execute();
  return rows.map(({ courseId }) => courseId);
}

/** Adds a film that is going to be uploaded. */
export async function addFilm(
  tx: Tx,
  film: Pick<FilmRow, 'filmId' | 'fileName' | 'bytes'> & {
    readonly addedBy: string;
    readonly now: Date;
    readonly removableAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('film')
    .values({
      film_id: film.filmId,
      added_by: film.addedBy,
      file_name: film.fileName,
      bytes: film.bytes,
      created_at: film.now,
      removable_at: film.removableAt,
    })
    .execute();
}

/** How many films of somebody are on their way. */
export async function countUnfinished(tx: Tx, addedBy: string): Promise<number> {
  const { films } = await tx
    .selectFrom('film')
    .select(({ fn }) => fn.countAll().as('films'))
    .where('added_by', '=', addedBy)
    .where('state', '=', 'UPLOADING')
    .executeTakeFirstOrThrow();
  return Number(films);
}

/** How many times its bytes a film needs: beside it, its streams are written before it is removed. */
export const roomFor = 2;

/** The bytes that films on their way still need: what has not arrived completely, and the streams of the others. */
export async function countReserved(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('film')
    .select(({ fn }) => ['state', fn.sum('bytes').as('bytes')])
    .where('state', 'in', ['UPLOADING', 'WAITING', 'ENCODING'])
    .groupBy('state')
    .execute();
  return rows.reduce(
    (sum, { state, bytes }) => sum + Number(bytes) * (state === 'UPLOADING' ? roomFor : roomFor - 1),
    0,
  );
}

interface Move {
  readonly from: readonly FilmState[];
  readonly to: FilmState;
  readonly fault?: FilmFault;
  /** From when what has arrived may be removed; null: it is needed, or gone. */
  readonly removableAt: Date | null;
}

/** Brings a film from one of these states into another; false when it is in none of them. */
export async function saveState(tx: Tx, filmId: string, { from, to, fault, removableAt }: Move): Promise<boolean> {
  const row = await tx
    .updateTable('film')
    .set({ state: to, fault: fault ?? null, progress: 0, removable_at: removableAt })
    .where('film_id', '=', filmId)
    .where((eb) => isAmong(eb.ref('state'), from))
    .returning('film_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins another try to encode a film that waits, or whose encoder was killed; null when there is nothing to do. */
export async function addTry(tx: Tx, filmId: string): Promise<FilmRow | null> {
  const row = await tx
    .updateTable('film')
    .set((eb) => ({ state: 'ENCODING', progress: 0, tries: eb('tries', '+', 1) }))
    .where('film_id', '=', filmId)
    .where('state', 'in', ['WAITING', 'ENCODING'])
    .returning(columns)
    .executeTakeFirst();
  return (row as FilmRow | undefined) ?? null;
}

/** After the encoder was told to stop: the try does not count. */
export async function removeTry(tx: Tx, filmId: string): Promise<void> {
  await tx
    .updateTable('film')
    .set((eb) => ({ state: 'WAITING', progress: 0, tries: eb('tries', '-', 1) }))
    .where('film_id', '=', filmId)
    .where('state', '=', 'ENCODING')
    .execute();
}

/** Says how far the encoding is; false when it was stopped meanwhile. */
export async function saveProgress(tx: Tx, filmId: string, progress: number): Promise<boolean> {
  const row = await tx
    .updateTable('film')
    .set({ progress })
    .where('film_id', '=', filmId)
    .where('state', '=', 'ENCODING')
    .returning('film_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The film is a stream now; false when it was stopped meanwhile. */
export async function saveReady(tx: Tx, { filmId, hasPicture, ...shape }: MadeFilm): Promise<boolean> {
  const row = await tx
    .updateTable('film')
    .set({ state: 'READY', progress: 100, ...shape, has_picture: hasPicture, removable_at: null })
    .where('film_id', '=', filmId)
    .where('state', '=', 'ENCODING')
    .returning('film_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Another round of tries, for a film that could not be encoded; false for any other. */
export async function replaceTries(tx: Tx, filmId: string): Promise<boolean> {
  const row = await tx
    .updateTable('film')
    .set({ state: 'WAITING', fault: null, progress: 0, tries: 0, removable_at: null })
    .where('film_id', '=', filmId)
    .where('state', '=', 'FAILED')
    .returning('film_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Some films whose bytes may be removed. */
export async function listRemovable(
  tx: Tx,
  now: Date,
  most: number,
): Promise<Pick<FilmRow, 'filmId' | 'state' | 'fault'>[]> {
  const rows = await tx
    .selectFrom('film')
    .select(['film_id as filmId', 'state', 'fault'])
    .where('removable_at', '<', now)
    .orderBy('removable_at')
    .limit(most)
    .execute();
  return rows as Pick<FilmRow, 'filmId' | 'state' | 'fault'>[];
}

/** Those of these films that are streams, by their ids. */
export async function listReadyFilms(tx: Tx, filmIds: readonly string[]): Promise<readonly (FilmRow & FilmShape)[]> {
  const rows = await tx
    .selectFrom('film')
    .select(columns)
    .where((eb) => isAmong(eb.ref('film_id'), filmIds))
    .where('state', '=', 'READY')
    .orderBy('film_id')
    .execute();
  return rows as (FilmRow & FilmShape)[];
}

/** Adds a film whose streams are there, as those of a bundle are; one that is there already is kept. */
export async function addReadyFilm(
  tx: Tx,
  film: Pick<FilmRow, 'filmId' | 'fileName' | 'bytes'> & FilmShape & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('film')
    .values({
      film_id: film.filmId,
      file_name: film.fileName,
      bytes: film.bytes,
      state: 'READY',
      progress: 100,
      created_at: film.now,
      duration: film.duration,
      width: film.width,
      height: film.height,
    })
    .onConflict((conflict) => conflict.column('film_id').doNothing())
    .execute();
}
