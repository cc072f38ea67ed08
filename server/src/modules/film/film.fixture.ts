import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { persona } from '@atrium/content/people.ts';
import { expect } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import type { Film, FilmTerms } from './types.ts';

const exec = promisify(execFile);

const filmFields = `filmId fileName bytes state progress fault message isOwn duration width height posterUrl manifestUrl`;

export interface FilmAnswer {
  readonly film: Film | null;
  readonly error: { readonly code: string; readonly reason: string; readonly message: string } | null;
}

/** Makes a film with ffmpeg by these arguments, which end with the format's name. */
export async function makeFilm(name: string, args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-film-'));
  try {
    const file = path.join(folder, name);
    await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How many pictures a stream has, and how many whole seconds of sound. */
export async function packetsOf(playlist: string): Promise<[pictures: number, seconds: number]> {
  const ask = async (stream: string, what: string): Promise<number> => {
    const args = `-v error -count_packets -select_streams ${stream} -show_entries ${what} -of csv=p=0`.split(' ');
    const { stdout } = await exec('ffprobe', [...args, playlist]);
    return Number.parseFloat(stdout);
  };
  const [pictures, sounds] = [await ask('v', 'stream=nb_read_packets'), await ask('a', 'stream=nb_read_packets')];
  // 1024 samples each, 44,100 a second
  return [pictures, Math.round((sounds * 1024) / 44_100)];
}

const moving = (seconds: number, size: string) => ['-f', 'lavfi', '-i', `testsrc=d=${String(seconds)}:s=${size}:r=10`];
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${String(seconds)}`];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** A film with sound, as a phone or an editor exports it. */
export const aFilm = (seconds = 2, size = '320x180', name = 'film.mp4'): Promise<Buffer> =>
  makeFilm(name, [...moving(seconds, size), ...tone(seconds), ...h264, '-c:a', 'aac', '-shortest']);
export const aSilentFilm = (): Promise<Buffer> => makeFilm('silent.mov', [...moving(2, '90x160'), ...h264]);
export const aSound = (): Promise<Buffer> => makeFilm('sound.m4a', [...tone(2), '-c:a', 'aac']);

/** The result of a mutation about a film. */
async function askFilm(caller: Caller, call: string, head: string, variables: object): Promise<FilmAnswer> {
  const name = call.slice(0, call.indexOf('('));
  const answer = await caller.query<Record<string, FilmAnswer>>(
    `mutation (${head}) { ${call} { film { ${filmFields} } error { code reason message } } }`,
    { ...variables },
  );
  const given = answer[name];
  if (given === undefined) throw new Error('no answer');
  return given;
}

export const startFilm = (caller: Caller, bytes: number, fileName = 'clinic-1.mov'): Promise<FilmAnswer> =>
  askFilm(caller, 'startFilm(fileName: $fileName, bytes: $bytes)', '$fileName: String!, $bytes: Float!', {
    fileName,
    bytes,
  });
const about =
  (name: string) =>
  (caller: Caller, filmId: string): Promise<FilmAnswer> =>
    askFilm(caller, `${name}(filmId: $filmId)`, '$filmId: ID!', { filmId });
export const finishFilm = about('finishFilm');
export const retryFilm = about('retryFilm');
export const stopFilm = about('stopFilm');

export async function getFilm(caller: Caller, filmId: string): Promise<Film> {
  const { getFilm: film } = await caller.query<{ getFilm: Film }>(
    `query ($filmId: ID!) { getFilm(filmId: $filmId) { ${filmFields} } }`,
    { filmId },
  );
  return film;
}

export async function getTerms(caller: Caller): Promise<FilmTerms> {
  const { getFilmTerms } = await caller.query<{ getFilmTerms: FilmTerms }>(
    'query { getFilmTerms { maxBytes canEncode canRepackage } }',
  );
  return getFilmTerms;
}

/** The cookies of a browser in which a persona is signed in. */
export async function cookiesOf(server: TestServer, name: string): Promise<string> {
  return (await signInAs(server.origin, persona(name).email, demoPassword)).cookies;
}

/** Sends one part of a film, as a page of ours does; other headers replace its own. */
export function sendPart(
  server: TestServer,
  filmId: string,
  { offset, bytes, cookies, headers = {} }: PartToSend,
): Promise<Response> {
  return fetch(new URL(`/files/films/${filmId}`, server.origin), {
    method: 'PATCH',
    headers: {
      cookie: cookies,
      origin: server.origin,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
}

export interface PartToSend {
  readonly offset: number;
  readonly bytes: Buffer;
  readonly cookies: string;
  readonly headers?: Record<string, string>;
}

/** How many bytes have arrived, as a page asks before it goes on; null when it may not ask. */
export async function offsetOf(server: TestServer, filmId: string, cookies: string): Promise<number | null> {
  const { status, headers } = await fetch(new URL(`/files/films/${filmId}`, server.origin), {
    method: 'HEAD',
    headers: { cookie: cookies, 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' },
  });
  return status === 200 ? Number(headers.get('upload-offset')) : null;
}

/** Uploads a film in one part as a persona of the team, and finishes it. */
export async function uploadFilm(server: TestServer, name: string, bytes: Buffer, fileName?: string): Promise<Film> {
  const caller = await server.as(name);
  const { film, error } = await startFilm(caller, bytes.length, fileName);
  if (film === null) throw new Error(JSON.stringify(error));
  const { status } = await sendPart(server, film.filmId, { offset: 0, bytes, cookies: await cookiesOf(server, name) });
  if (status !== 204) throw new Error(`the part was answered with ${String(status)}`);
  const finished = await finishFilm(caller, film.filmId);
  if (finished.film === null) throw new Error(JSON.stringify(finished.error));
  return finished.film;
}

/** The film when nothing goes on with it any more, which takes a while on a busy machine. */
export async function settledFilm(caller: Caller, filmId: string): Promise<Film> {
  await expect
    .poll(async () => (await getFilm(caller, filmId)).state, { timeout: 200_000, interval: 100 })
    .toMatch(/READY|REFUSED|FAILED/);
  return getFilm(caller, filmId);
}
