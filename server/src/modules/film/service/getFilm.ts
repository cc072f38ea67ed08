import { reachesCourse, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { filmFaults } from '@atrium/domain/film/film.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context, StaffContext } from '../../../base/context.ts';
import { findFilmRow, listRecordedCourses } from '../store/films.ts';
import type { Film, FilmRow, FilmTerms } from '../types.ts';
import { isDone } from './encoderSeen.ts';

/** How long a film that is looked at in the studio plays. */
const playsFor = 10 * minute;

/**
 * A film, uploaded or kept by hand, with where it is played once it is a stream; for those who do not read every video,
 * one that is the recording of a class of theirs, or that they have begun to upload for one. Refuses with NOT_FOUND.
 */
export async function getFilm(ctx: StaffContext, filmId: string): Promise<Result<Film>> {
  if (staffReach(ctx.staff, 'document.read') !== 'all') {
    const film = (await mayReadFilm(ctx, filmId)) ? await findFilmRow(ctx.db, filmId) : null;
    return filmOf(ctx, film);
  }
  return filmOf(ctx, (await findFilmRow(ctx.db, filmId)) ?? (await keptFilm(ctx, filmId)));
}

/** Whether somebody may look at a film who gives classes their recording (D85). */
export async function mayReadFilm({ db, staff, viewer }: StaffContext, filmId: string): Promise<boolean> {
  const reach = staffReach(staff, 'recording.write');
  if (reach === null) return false;
  if (reach === 'all') return true;
  if ((await findFilmRow(db, filmId))?.addedBy === viewer.memberId) return true;
  return (await listRecordedCourses(db, filmId)).some((courseId) => reachesCourse(reach, courseId));
}

/** A film that somebody has put where films are kept, of which its files alone are known; null where there is none. */
async function keptFilm(ctx: StaffContext, key: string): Promise<FilmRow | null> {
  if (!/^[\w-]{1,200}$/.test(key) || (await ctx.ports.files.open(`media/${key}/master.m3u8`)) === null) return null;
  const unknown = { duration: null, width: null, height: null, fault: null, addedBy: null };
  return { filmId: key, fileName: key, bytes: 0, state: 'READY', progress: 100, tries: 0, ...unknown };
}

/** A film as the API has it. */
export async function filmOf(ctx: StaffContext, row: FilmRow | null): Promise<Result<Film>> {
  if (row === null) return refuse('NOT_FOUND');
  const { addedBy, tries: _tries, ...film } = row;
  const { memberId } = ctx.viewer;
  const isReady = film.state === 'READY';
  const claims = { memberId, videoId: '', externalKey: film.filmId, expiresAt: ctx.now + playsFor };
  return ok({
    ...film,
    isOwn: addedBy === memberId,
    message: film.fault === null ? null : filmFaults[film.fault],
    posterUrl: isReady ? await findPoster(ctx, film.filmId) : null,
    manifestUrl: isReady ? ctx.ports.videoHost.manifestUrl(claims) : null,
  });
}

/** What can be uploaded here. */
export async function getFilmTerms(ctx: StaffContext): Promise<FilmTerms> {
  const [canEncode, canRepackage] = [await isDone(ctx.db, 'encodes'), await isDone(ctx.db, 'repackages')];
  return { maxBytes: ctx.ports.films.maxBytes, canEncode, canRepackage };
}

/** Where the picture of a film is; null for one without, which plays as it came. */
export async function findPoster({ ports }: Pick<Context, 'ports'>, filmId: string): Promise<string | null> {
  const poster = `media/${filmId}/poster.webp`;
  return (await ports.files.open(poster)) === null ? null : `/${poster}`;
}
