import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { aFilm, getFilm, settledFilm, uploadFilm } from './film.fixture.ts';
import { addBundledFilm, listBundledFilms, listFilmFiles } from './service/bundledFilms.ts';

let server: TestServer;
let editor: Caller;
let folder: string;
beforeAll(async () => {
  server = await startServer({ media: true, maxFilmBytes: 50_000_000 });
  editor = await server.as('editor');
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-bundle-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('[DOC-09] [THR-69] a film goes with all its files into a bundle, and comes back from it once; another one is refused', async () => {
  const { filmId } = await uploadFilm(server, 'editor', await aFilm());
  await settledFilm(editor, filmId);
  const { files, films } = server.context(null, server.clock.now()).ports;
  const [film] = await listBundledFilms(server.db, `{"key":"${filmId}"} and film-00000000000000000000000000000000`);
  if (film === undefined) throw new Error('the film is there');
  expect(film).toMatchObject({ filmId, width: 320, height: 180 });
  const found = await listFilmFiles(files, filmId);
  const names = found.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'master.m3u8',
      'poster.webp',
      expect.stringMatching(/\/index\.m3u8$/),
      expect.stringMatching(/\/init\.mp4$/),
      expect.stringMatching(/\/seg-0\.m4s$/),
      'storyboard/index.vtt',
      'storyboard/sheet-0.webp',
    ]),
  );
  for (const { name, file } of found) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await pipeline(file.bytes(0, file.size), createWriteStream(path.join(folder, name)));
  }
  const deps = { db: server.db, films, now: server.clock.now() };
  expect(await addBundledFilm(deps, film, { folder, names })).toEqual({ ok: true, value: { isSaved: false } });

  await server.db.deleteFrom('film').where('film_id', '=', filmId).execute();
  await rm(path.join(server.filesDirectory, 'media', filmId), { recursive: true });
  const reasonOf = async (given: { readonly id?: string; readonly named: readonly string[] }): Promise<string> => {
    const added = await addBundledFilm(deps, { ...film, filmId: given.id ?? filmId }, { folder, names: given.named });
    return added.ok ? 'added' : added.refusal.reason;
  };
  expect(await reasonOf({ id: '../film', named: names })).toContain('has no id of a film');
  expect(await reasonOf({ named: [...names, '../../secret'] })).toContain('no part of a film');
  expect(await reasonOf({ named: names.filter((name) => !name.endsWith('seg-0.m4s')) })).toMatch(/misses .*seg-0\.m4s/);
  await writeFile(path.join(folder, 'other.m3u8'), '#EXTM3U\nhttps://elsewhere.example/seg.m4s\n');
  expect(await reasonOf({ named: [...names, 'other.m3u8'] })).toContain('misses');
  expect(await addBundledFilm(deps, film, { folder, names })).toEqual({ ok: true, value: { isSaved: true } });
  const back = await listFilmFiles(files, filmId);
  expect(back.map(({ name, file }) => [name, file.size])).toEqual(found.map(({ name, file }) => [name, file.size]));
  expect(await getFilm(editor, filmId)).toMatchObject({ state: 'READY', duration: film.duration });
});
