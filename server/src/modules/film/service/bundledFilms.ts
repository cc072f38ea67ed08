import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { readStoryboard } from '@atrium/domain/film/storyboard.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import type { FileStore, StoredFile } from '../../../ports/files.ts';
import type { FilmStore } from '../../../ports/films.ts';
import { addReadyFilm, findFilmRow, listReadyFilms } from '../store/films.ts';

/** A film that is streams, as a bundle names it. */
export interface BundledFilm {
  readonly filmId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

const filmIds = /film-[\da-f]{32}/g;
const isFilmId = (id: string): boolean => /^film-[\da-f]{32}$/.test(id);
/** Of a film: a playlist, a segment, a picture, in its folder or in that of a stream. */
const fileName = /^(?:[\w-]{1,40}\/)?[\w-]{1,40}\.(?:m3u8|mp4|m4s|webp|vtt|json)$/;

/** The films that a text names and that are streams here, such as those of the documents of a bundle (DOC-09). */
export function listBundledFilms(tx: Tx, documents: string): Promise<readonly BundledFilm[]> {
  const ids = [...new Set(documents.match(filmIds))].sort();
  return ids.length === 0 ? Promise.resolve([]) : listReadyFilms(tx, ids);
}

/** The files of a film, by their names below its folder: its playlists name the others. */
export async function listFilmFiles(
  files: FileStore,
  filmId: string,
): Promise<readonly { readonly name: string; readonly file: StoredFile }[]> {
  const found = new Map<string, StoredFile>();
  const visit = async (name: string): Promise<void> => {
    if (found.has(name) || !fileName.test(name)) return;
    const file = await files.open(`media/${filmId}/${name}`);
    if (file === null) return;
    found.set(name, file);
    if (!isIndex(name)) return;
    for (const named of namesIn(name, await text(file.bytes(0, file.size)))) await visit(named);
  };
  for (const name of ['master.m3u8', 'poster.webp']) await visit(name);
  return [...found].map(([name, file]) => ({ name, file }));
}

/** A playlist, or the index of a storyboard: a file that names others. */
const isIndex = (name: string): boolean => name.endsWith('.m3u8') || name.endsWith('.vtt');

/** What a playlist or the index of a storyboard names, below the folder of the film. */
function namesIn(index: string, content: string): readonly string[] {
  const named = index.endsWith('.vtt')
    ? [...new Set(readStoryboard(content).map(({ sheet }) => sheet))]
    : uris(content);
  return named.map((uri) => path.posix.normalize(path.posix.join(path.posix.dirname(index), uri)));
}

function uris(playlist: string): readonly string[] {
  return playlist
    .split(/\r?\n/)
    .flatMap((line) =>
      line.startsWith('#') ? [...line.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri) : [line],
    )
    .filter((uri) => uri !== '');
}

/**
 * Adds a film of a bundle under the id that its documents name, from a folder that stays as it is. A film that is there
 * already is kept, so that a second import changes nothing. Refuses with INVALID_INPUT for what is no film: another
 * name of a file, or a playlist that names something that is not among them (THR-69).
 */
export async function addBundledFilm(
  { db, films, now }: { readonly db: Db; readonly films: FilmStore; readonly now: number },
  film: BundledFilm,
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
): Promise<Result<{ readonly isSaved: boolean }>> {
  const { filmId } = film;
  const wrong = (about: string): Result<never> => refuse('INVALID_INPUT', { reason: `The film ${filmId} ${about}.` });
  if (!isFilmId(filmId)) return wrong('has no id of a film');
  const other = names.find((name) => !fileName.test(name));
  if (other !== undefined) return wrong(`has a file that is no part of a film: ${other}`);
  if (!names.includes('master.m3u8')) return wrong('has no playlist');
  for (const index of names.filter(isIndex)) {
    const content = await readFile(path.join(folder, index), 'utf8');
    const isWhole = content.startsWith(index.endsWith('.vtt') ? 'WEBVTT' : '#EXTM3U');
    const missing = isWhole ? namesIn(index, content).find((name) => !names.includes(name)) : index;
    if (missing !== undefined) return wrong(`misses ${missing}`);
  }
  if ((await findFilmRow(db, filmId)) !== null) return ok({ isSaved: false });
  const own = await mkdtemp(path.join(tmpdir(), 'atrium-film-'));
  try {
    for (const name of names) await cp(path.join(folder, name), path.join(own, name));
    await films.publish(filmId, own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  await addReadyFilm(db, { ...film, now: new Date(now) });
  return ok({ isSaved: true });
}
