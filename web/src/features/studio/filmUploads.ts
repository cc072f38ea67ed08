import { Upload } from 'tus-js-client';
import { now } from '#lib/clock.ts';
import { createStore } from '#ui/createStore.ts';
import { finishFilm } from './filmCalls.ts';

/** A film that this page sends, wherever in the studio somebody is meanwhile. */
export interface FilmUpload {
  /** Stopped: by somebody, or because the connection is gone; it goes on from there. */
  readonly state: 'going' | 'paused' | 'offline' | 'arrived' | 'failed';
  readonly sent: number;
  readonly bytes: number;
  /** When it began here with how many bytes, for the time that is left; epoch milliseconds. */
  readonly began: { readonly at: number; readonly sent: number };
}

const uploads = createStore<ReadonlyMap<string, FilmUpload>>(new Map());
const running = new Map<string, Upload>();

/** Every film that this page sends, by its id. */
export const useFilmUploads = uploads.use;

/** Small enough for a slow line to send one before a server or a proxy loses patience. */
const partSize = 8 * 1024 * 1024;

/** Sends a film in parts, from where it ended before; `done` is called when it has arrived completely. */
export function sendFilm(filmId: string, file: File, done: () => void): void {
  const change = (part: Partial<FilmUpload>): void => {
    const before = uploads.get().get(filmId);
    if (before !== undefined) put(filmId, { ...before, ...part });
  };
  put(filmId, { state: 'going', sent: 0, bytes: file.size, began: { at: now(), sent: 0 } });
  const stop = (): void => {
    change({ state: navigator.onLine ? 'failed' : 'offline' });
  };
  let isFirst = true;
  const upload = new Upload(file, {
    uploadUrl: `/files/films/${filmId}`,
    chunkSize: partSize,
    retryDelays: [0, 1000, 3000, 10_000],
    storeFingerprintForResuming: false,
    onProgress: (sent) => {
      if (isFirst) change({ began: { at: now(), sent } });
      isFirst = false;
      change({ sent });
    },
    onError: stop,
    onSuccess: () => {
      finishFilm(filmId).then(() => {
        running.delete(filmId);
        change({ state: 'arrived', sent: file.size });
        done();
        // it is still there to go on with, which sends nothing again
      }, stop);
    },
  });
  running.set(filmId, upload);
  upload.start();
}

/** Stops sending for a while. */
export function pauseFilm(filmId: string): void {
  const before = uploads.get().get(filmId);
  if (before === undefined) return;
  put(filmId, { ...before, state: 'paused' });
  void running.get(filmId)?.abort();
}

/** Goes on from where it ended. */
export function goOnWithFilm(filmId: string): void {
  const [before, upload] = [uploads.get().get(filmId), running.get(filmId)];
  if (before === undefined || upload === undefined) return;
  put(filmId, { ...before, state: 'going', began: { at: now(), sent: before.sent } });
  upload.start();
}

/** Sends no more of it. */
export function forgetFilm(filmId: string): void {
  void running.get(filmId)?.abort();
  running.delete(filmId);
  const others = new Map(uploads.get());
  others.delete(filmId);
  uploads.set(others);
}

function put(filmId: string, upload: FilmUpload): void {
  uploads.set(new Map(uploads.get()).set(filmId, upload));
}

addEventListener('online', () => {
  for (const [filmId, { state }] of uploads.get()) if (state === 'offline') goOnWithFilm(filmId);
});
// a part of a film is lost with the page, which a member's page would not notice
addEventListener('beforeunload', (event) => {
  if ([...uploads.get().values()].some(({ state }) => state === 'going')) event.preventDefault();
});
