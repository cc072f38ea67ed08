import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCheckout } from '../../base/process/checkout.ts';
import { freePort } from '../../base/process/freePort.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { aFilm, getFilm, settledFilm, uploadFilm } from './film.fixture.ts';
import { sayEncoderRuns } from './service/encoderSeen.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

/** The product as a process of its own that does nothing but encode, on the test's database and files. */
async function startEncoder(more: Readonly<Record<string, string>> = {}): Promise<Encoder> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [inCheckout('server/dist/main.cjs')], {
    env: {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: path.dirname(server.filesDirectory),
      DATABASE_URL: server.databaseUrl,
      SECRET: server.secret,
      ROLES: 'media',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('it ended before it was ready');
  });
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return {
    said: said.toString(),
    end: async (signal) => {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

interface Encoder {
  /** What it printed when it was ready. */
  readonly said: string;
  /** Ends it, and waits until it has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

test('[MED-02] an encoder that is killed in the middle serves nothing of the film, and the next one makes it', async () => {
  const editor = await server.as('editor');
  await sayEncoderRuns(server.db);
  const { filmId } = await uploadFilm(server, 'editor', await aFilm(60, '640x360'));
  const isUnderWay = (): Promise<unknown> =>
    expect.poll(async () => (await getFilm(editor, filmId)).progress, { timeout: 100_000 }).toBeGreaterThan(5);
  const tries = async (): Promise<number> =>
    (await server.db.selectFrom('film').select('tries').where('film_id', '=', filmId).executeTakeFirstOrThrow()).tries;
  // one that is stopped gives the film back
  const stopped = await startEncoder();
  await isUnderWay();
  await stopped.end('SIGTERM');
  expect([(await getFilm(editor, filmId)).state, await tries()]).toEqual(['WAITING', 0]);

  const killed = await startEncoder();
  await isUnderWay();
  await killed.end('SIGKILL');
  expect(await getFilm(editor, filmId)).toMatchObject({ state: 'ENCODING', manifestUrl: null });
  await expect(access(path.join(server.filesDirectory, 'media', filmId))).rejects.toThrow('ENOENT');
  // what it has begun is there, and is not gone on with
  expect(await readdir(path.join(server.filesDirectory, 'encoding'))).toEqual([filmId]);

  const next = await startEncoder();
  const film = await settledFilm(editor, filmId);
  expect(film).toMatchObject({ state: 'READY', width: 640, height: 360 });
  expect((await fetch(new URL(film.manifestUrl ?? '', server.origin))).status).toBe(200);
  expect(await readdir(path.join(server.filesDirectory, 'encoding'))).toEqual([]);
  await next.end('SIGTERM');
}, 500_000);

test('[MED-02] a start without ffmpeg says so in one line, and goes on', async () => {
  const encoder = await startEncoder({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  const lines = encoder.said.split('\n').filter((line) => line.includes('ffmpeg'));
  expect(lines).toEqual([
    'There is no ffmpeg: films in MP4 with H.264 and AAC play as they come, all others wait. Install it, for example apt-get install ffmpeg, or name it by FFMPEG_PATH.',
  ]);
  await encoder.end('SIGTERM');
});
