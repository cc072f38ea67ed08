import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filmFaults } from '@atrium/domain/film/film.ts';
import { hour, minute, second } from '@atrium/domain/time.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FilmEncoder, ProbedFilm, StreamOrder } from '../../ports/filmEncoder.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { getFilm, startFilm, stopFilm } from './film.fixture.ts';
import { anUpload } from './operations.fixture.ts';
import { encodeFilm } from './service/encodeFilm.ts';
import { sayEncoderRuns } from './service/encoderSeen.ts';
import { makeStreams, type StreamsOrder } from './service/makeStreams.ts';

let server: TestServer;
let editor: Caller;
let folder: string;
beforeAll(async () => {
  server = await startServer({ worker: false });
  editor = await server.as('editor');
  await sayEncoderRuns(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-bounds-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const film: ProbedFilm = { duration: hour / second, width: 1920, height: 1080, rate: 25, hasSound: true };
const short: ProbedFilm = { ...film, duration: minute / second };
const gigabyte = 1e9;

/** An encoder of films like `probed`, which writes one segment of each stream as long as the film. */
function anEncoder(probed: ProbedFilm, onEncode: (order: StreamOrder) => void = () => undefined): FilmEncoder {
  return {
    isEncoder: true,
    isThere: () => Promise.resolve(true),
    probe: () => Promise.resolve(probed),
    encode: async (order) => {
      onEncode(order);
      await writeFile(path.join(order.folder, 'seg-0.m4s'), '0');
      await writeFile(path.join(order.folder, 'index.m3u8'), `#EXTINF:${String(probed.duration)},\nseg-0.m4s\n`);
      await writeFile(path.join(order.folder, 'init.mp4'), 'avcC\u0001d00');
      return null;
    },
    takePicture: () => Promise.resolve({ fault: 'BROKEN' }),
  };
}
const make = (encoder: FilmEncoder, given: Partial<StreamsOrder> = {}) =>
  makeStreams(encoder, {
    file: path.join(folder, 'film.mp4'),
    folder,
    bytes: gigabyte,
    findRoom: () => Promise.resolve(1_000 * gigabyte),
    onProgress: () => Promise.resolve(),
    signal: new AbortController().signal,
    ...given,
  });

test('[MED-04] what could unfold into more than there is room, or than such an upload may, is not begun', async () => {
  const begun: string[] = [];
  const verdict = async (probed: ProbedFilm, given: Partial<StreamsOrder>): Promise<unknown> => {
    const made = await make(
      anEncoder(probed, ({ rung }) => begun.push(rung.name)),
      given,
    );
    return 'fault' in made ? made.fault : null;
  };
  const long = { ...film, duration: (6 * hour) / second };
  // ten megabytes that are played over and over
  expect(await verdict(long, { bytes: 10e6 })).toBe('TOO_MUCH');
  expect(await verdict(film, { findRoom: () => Promise.resolve(4 * gigabyte) })).toBe('NO_ROOM');
  expect(begun).toEqual([]);
  // an hour of 9.4 Mbit/s, and the sound of each stream
  expect(await verdict(film, { findRoom: () => Promise.resolve(5 * gigabyte) })).toBe('BROKEN');
  expect(begun).toEqual(['240p', '480p', '720p', '1080p']);
});

test('[MED-04] all streams of a film together may take ten minutes, and six times its length', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const given: number[] = [];
  const slow = anEncoder(film, ({ time }) => {
    given.push(time);
    vi.setSystemTime(Date.now() + 4 * hour);
  });
  expect(await make(slow)).toEqual({ fault: 'TOO_MUCH' });
  expect(given).toEqual([6 * hour + 10 * minute, 2 * hour + 10 * minute]);
});

test('[MED-04] the room that films on their way still need is not given to another one', async () => {
  const { films } = server.context(null, server.clock.now()).ports;
  vi.spyOn(films, 'findRoom').mockResolvedValue(100_000);
  const first = await startFilm(editor, 30_000);
  expect(first.error).toBeNull();
  expect((await startFilm(editor, 30_000)).error).toMatchObject({ reason: 'NO_ROOM', message: filmFaults.NO_ROOM });
  const both = await Promise.all([startFilm(editor, 15_000), startFilm(await server.as('owner'), 15_000)]);
  expect(both.filter(({ error }) => error?.reason === 'NO_ROOM')).toHaveLength(1);
  for (const { film: begun } of [first, ...both]) {
    if (begun !== null) await stopFilm(await server.as('owner'), begun.filmId);
  }
  expect((await startFilm(editor, 30_000)).error).toBeNull();
});

/** A film that has arrived, and the encoder's work on it. */
async function arrived(encoder: FilmEncoder) {
  const {
    caller,
    variables: { filmId },
  } = await anUpload(server, Buffer.alloc(10));
  await server.db.updateTable('film').set({ state: 'WAITING' }).where('film_id', '=', filmId).execute();
  const context = server.context(null, server.clock.now());
  const ctx = { ...context, ports: { ...context.ports, filmEncoder: encoder } };
  return { caller, filmId, ctx, work: () => encodeFilm(ctx, { filmId }, { signal: new AbortController().signal }) };
}

test('[MED-02] a stop is heard while the encoder says nothing', { timeout: 20_000 }, async () => {
  const begun = Promise.withResolvers<undefined>();
  const silent: FilmEncoder = {
    ...anEncoder(short),
    encode: async ({ signal }) => {
      begun.resolve(undefined);
      await once(signal, 'abort');
      signal.throwIfAborted();
      return null;
    },
  };
  const { caller, filmId, work } = await arrived(silent);
  const working = work();
  await begun.promise;
  await stopFilm(caller, filmId);
  await working;
  expect(await getFilm(caller, filmId)).toMatchObject({ state: 'REFUSED', fault: 'STOPPED' });
});

test('[MED-02] nothing is published of a film that was stopped at its very end', async () => {
  const stopping: { now: () => Promise<unknown> } = { now: () => Promise.resolve() };
  const { caller, filmId, ctx, work } = await arrived({
    ...anEncoder(short),
    takePicture: async (_file, _at, to) => {
      await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
        .png()
        .toFile(to);
      await stopping.now();
      return null;
    },
  });
  const publish = vi.spyOn(ctx.ports.films, 'publish');
  stopping.now = () => stopFilm(caller, filmId);
  await work();
  expect(publish).not.toHaveBeenCalled();
  expect(await getFilm(caller, filmId)).toMatchObject({ state: 'REFUSED', fault: 'STOPPED' });
});

test('[MED-04] a film for which there is no room at the moment waits to be tried again', async () => {
  const { caller, filmId, ctx, work } = await arrived(anEncoder(short));
  vi.spyOn(ctx.ports.films, 'findWorkRoom').mockResolvedValue(1_000_000);
  await work();
  expect(await getFilm(caller, filmId)).toMatchObject({ state: 'FAILED', fault: 'NO_ROOM' });
});
