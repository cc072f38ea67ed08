import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { filmFaults } from '@atrium/domain/film/film.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { aFilm, getTerms, makeFilm, packetsOf, settledFilm, uploadFilm } from './film.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ media: true, ffmpeg: '/nowhere/ffmpeg', maxFilmBytes: 50_000_000 });
});
afterAll(() => server.close());

const isThere = (...names: string[]): Promise<boolean> =>
  access(path.join(server.filesDirectory, ...names)).then(
    () => true,
    () => false,
  );

/** What a signed playlist names, and its text. */
async function playlist(address: string) {
  const response = await server.stranger.fetch(address);
  expect(response.status).toBe(200);
  const text = await response.text();
  const uris = [...text.matchAll(/^(?!#)(\S+)|URI="([^"]+)"/gm)].map(([, line, uri]) => line ?? uri ?? '');
  return {
    text,
    named: uris.map((uri) => {
      const { pathname, search } = new URL(uri, new URL(address, server.origin));
      return pathname + search;
    }),
  };
}

test('[MED-02] without ffmpeg an MP4 of H.264 and AAC plays as it comes, and any other film says why it waits', async () => {
  const caller = await server.as('editor');
  expect(await getTerms(caller)).toMatchObject({ canEncode: false, canRepackage: true });
  const { filmId } = await uploadFilm(server, 'editor', await aFilm(15), 'clinic.mp4');
  const film = await settledFilm(caller, filmId);
  expect(film).toMatchObject({ state: 'READY', width: 320, height: 180, posterUrl: null, message: null });
  expect(Math.abs((film.duration ?? 0) - 15)).toBeLessThan(0.2);
  const files = path.join(server.filesDirectory, 'media', filmId);
  expect(await readdir(files)).toEqual(['180p', 'master.m3u8']);
  const played = await playlist(film.manifestUrl ?? '');
  expect(played.text).toMatch(/CODECS="avc1\.[\da-f]{6},mp4a\.40\.2",RESOLUTION=320x180/);
  const stream = await playlist(played.named[0] ?? '');
  const parts = stream.named.slice(1);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of stream.named) {
    const range = await server.stranger.fetch(part, { headers: { range: 'bytes=0-9' } });
    expect([range.status, range.headers.get('content-length')]).toEqual([206, '10']);
  }
  // every picture and all of the sound is in it
  expect(await packetsOf(path.join(files, '180p', 'index.m3u8'))).toEqual([150, 15]);

  const wide = await makeFilm('clinic.webm', ['-f', 'lavfi', '-i', 'testsrc=d=2:s=320x180:r=10', '-c:v', 'libvpx']);
  const waits = { state: 'FAILED', fault: 'NEEDS_ENCODER', message: filmFaults.NEEDS_ENCODER };
  for (const bytes of [wide, Buffer.from('slides, renamed')]) {
    const given = await uploadFilm(server, 'editor', bytes, 'clinic.mp4');
    expect(await settledFilm(caller, given.filmId)).toMatchObject(waits);
    expect(await isThere('arriving', given.filmId)).toBe(true);
  }
  expect(server.takeErrors()).toEqual([]);
}, 240_000);

test('[MED-04] an MP4 that lacks a part of what it says is refused without ffmpeg, too', async () => {
  const whole = await makeFilm('whole.mp4', [
    ...'-f lavfi -i testsrc=d=20:s=320x180:r=10 -c:v libx264 -preset ultrafast -pix_fmt yuv420p'.split(' '),
    '-movflags',
    '+faststart',
  ]);
  const { filmId } = await uploadFilm(server, 'editor', whole.subarray(0, Math.floor(whole.length / 2)), 'half.mp4');
  const film = await settledFilm(await server.as('editor'), filmId);
  expect(film).toMatchObject({ state: 'REFUSED', fault: 'BROKEN', message: filmFaults.BROKEN });
}, 240_000);
