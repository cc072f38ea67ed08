import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filmFaults } from '@atrium/domain/film/film.ts';
import { readStoryboard } from '@atrium/domain/film/storyboard.ts';
import { day } from '@atrium/domain/time.ts';
import { videoDocument, type VideoBody } from '@atrium/domain/video/videoDocument.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { publishAll } from '../document/service/publish.ts';
import {
  aFilm,
  aSilentFilm,
  aSound,
  cookiesOf,
  finishFilm,
  getFilm,
  getTerms,
  offsetOf,
  retryFilm,
  sendPart,
  settledFilm,
  startFilm,
  stopFilm,
  uploadFilm,
} from './film.fixture.ts';
import type { Film } from './types.ts';

let server: TestServer;
let editor: Caller;
let cookies: string;
beforeAll(async () => {
  server = await startServer({ media: true, maxFilmBytes: 50_000_000 });
  editor = await server.as('editor');
  cookies = await cookiesOf(server, 'editor');
});
afterAll(() => server.close());

const isThere = (...names: string[]): Promise<boolean> =>
  access(path.join(server.filesDirectory, ...names)).then(
    () => true,
    () => false,
  );

/** The film of a start that succeeds. */
async function begin(bytes: number, caller = editor): Promise<Film> {
  const { film, error } = await startFilm(caller, bytes);
  if (film === null) throw new Error(JSON.stringify(error));
  return film;
}

/** What a signed playlist names, in order, with the text of the playlist. */
async function playlist(address: string): Promise<{ readonly text: string; readonly named: readonly string[] }> {
  const response = await server.stranger.fetch(address);
  expect(response.status).toBe(200);
  const text = await response.text();
  const uris = [...text.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    text,
    named: [...uris, ...lines].map((uri) => {
      const { pathname, search } = new URL(uri, new URL(address, server.origin));
      return pathname + search;
    }),
  };
}

describe('a film that is uploaded', () => {
  test(
    '[MED-01] [MED-02] arrives in parts, goes on where it ended, and becomes streams that play',
    { timeout: 240_000 },
    async () => {
      const bytes = await aFilm(8, '1280x720');
      const { filmId, state, isOwn } = await begin(bytes.length);
      expect([state, isOwn]).toEqual(['UPLOADING', true]);
      const half = Math.floor(bytes.length / 2);
      expect((await sendPart(server, filmId, { offset: 0, bytes: bytes.subarray(0, half), cookies })).status).toBe(204);
      expect(await offsetOf(server, filmId, cookies)).toBe(half);
      // the same part again, as after an answer that was lost
      expect((await sendPart(server, filmId, { offset: 0, bytes: bytes.subarray(0, half), cookies })).status).toBe(409);
      expect((await finishFilm(editor, filmId)).error).toMatchObject({ reason: 'NOT_ARRIVED' });
      expect((await sendPart(server, filmId, { offset: half, bytes: bytes.subarray(half), cookies })).status).toBe(204);
      const { film: waiting } = await finishFilm(editor, filmId);
      expect(waiting?.state).toMatch(/WAITING|ENCODING/);
      const film = await settledFilm(editor, filmId);
      expect(film).toMatchObject({ state: 'READY', progress: 100, width: 1280, height: 720, fileName: 'clinic-1.mov' });
      expect(Math.abs((film.duration ?? 0) - 8)).toBeLessThan(0.2);

      const master = await playlist(film.manifestUrl ?? '');
      expect(master.text.match(/RESOLUTION=\d+x\d+/g)).toEqual([
        'RESOLUTION=426x240',
        'RESOLUTION=854x480',
        'RESOLUTION=1280x720',
      ]);
      expect(master.text).toMatch(/CODECS="avc1\.64[\da-f]{4},mp4a\.40\.2"/);
      const [index = '', ...streams] = master.named;
      const pictures = readStoryboard(await (await server.stranger.fetch(index)).text());
      expect(pictures.map(({ from }) => Math.round(from))).toEqual([0, 2, 4, 6]);
      const sheet = new URL(pictures[0]?.sheet ?? '', new URL(index, server.origin));
      const unsigned = await server.stranger.fetch(sheet.pathname);
      expect([unsigned.status, (await server.stranger.fetch(new URL(index, server.origin).pathname)).status]).toEqual([
        403, 403,
      ]);
      const signed = await server.stranger.fetch(sheet.pathname + new URL(index, server.origin).search);
      expect([signed.status, signed.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { width, height } = await sharp(Buffer.from(await signed.arrayBuffer())).metadata();
      expect([width, height]).toEqual([4 * 192, 108]);
      for (const stream of streams) {
        const { text, named } = await playlist(stream);
        // a map and two segments, of six seconds and what is left
        expect([named.length, text.includes('#EXT-X-ENDLIST')]).toEqual([3, true]);
        for (const part of named) expect((await server.stranger.fetch(part)).status).toBe(200);
      }
      const poster = await server.stranger.fetch(film.posterUrl ?? '');
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
      // the original is not kept, and nothing that was being written
      expect(await isThere('arriving', filmId)).toBe(false);
      expect(await readdir(path.join(server.filesDirectory, 'encoding'))).toEqual([]);
    },
  );

  test('[MED-02] one without sound, held upright, is a stream of its own shape', { timeout: 240_000 }, async () => {
    const { filmId } = await uploadFilm(server, 'editor', await aSilentFilm(), 'silent.mov');
    const film = await settledFilm(editor, filmId);
    expect(film).toMatchObject({ state: 'READY', width: 90, height: 160 });
    const { text } = await playlist(film.manifestUrl ?? '');
    expect(text).toMatch(/CODECS="avc1\.[\da-f]{6}",RESOLUTION=90x160/);
  });

  test(
    '[MED-02] what a killed encoder has left is not served, and its film is encoded anew',
    { timeout: 240_000 },
    async () => {
      const other = await startServer({ maxFilmBytes: 50_000_000, media: true, worker: false });
      try {
        const caller = await other.as('editor');
        const bytes = await aFilm();
        // as it is after a kill in the middle: begun, a half-written folder, and the job that nobody works at
        const { filmId } = (await startFilm(caller, bytes.length)).film ?? { filmId: '' };
        const folder = path.join(other.filesDirectory, 'encoding', filmId);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'master.m3u8'), '#EXTM3U');
        expect((await other.stranger.fetch(`/media/${filmId}/poster.webp`)).status).toBe(404);
        await sendPart(other, filmId, { offset: 0, bytes, cookies: await cookiesOf(other, 'editor') });
        await finishFilm(caller, filmId);
        expect((await settledFilm(caller, filmId)).state).toBe('READY');
        expect(await readdir(path.join(other.filesDirectory, 'media', filmId))).toEqual([
          '180p',
          'master.m3u8',
          'poster.webp',
          'storyboard',
        ]);
      } finally {
        await other.close();
      }
    },
  );
});

describe('who may upload', () => {
  test('[STF-01] [THR-67] films are taken from who has begun them alone, by pages of ours', async () => {
    const bytes = Buffer.from('a film');
    const { filmId } = await begin(bytes.length);
    const status = async (part: { cookies?: string; headers?: Record<string, string>; id?: string }) =>
      (await sendPart(server, part.id ?? filmId, { offset: 0, bytes, cookies, ...part })).status;
    expect(await status({ cookies: '' })).toBe(404);
    expect(await status({ cookies: await cookiesOf(server, 'member') })).toBe(404);
    expect(await status({ cookies: await cookiesOf(server, 'owner') })).toBe(404);
    expect(await status({ headers: { origin: 'https://elsewhere.example' } })).toBe(404);
    expect(await status({ id: 'film-0' })).toBe(404);
    expect(await status({ id: '..%2f..%2fsecret' })).toBe(404);
    expect(await offsetOf(server, filmId, await cookiesOf(server, 'member'))).toBeNull();
    expect(await offsetOf(server, filmId, cookies)).toBe(0);
    const commerce = await server.as('commerce');
    await expect(startFilm(commerce, 10)).rejects.toThrow('FORBIDDEN');
    const owner = await server.as('owner');
    expect((await getFilm(owner, filmId)).isOwn).toBe(false);
    const other = await server.as('support');
    const asEditor = { member_id: other.memberId, role: 'editor' } as const;
    await server.db
      .insertInto('staff_role')
      .values({ ...asEditor, since: new Date(server.clock.now()) })
      .execute();
    expect((await stopFilm(other, filmId)).error?.code).toBe('NOT_FOUND');
    expect((await stopFilm(editor, filmId)).film).toMatchObject({ state: 'REFUSED', fault: 'STOPPED' });
    expect(await status({})).toBe(404);
    await server.clock.advance(1);
    expect(await isThere('arriving', filmId)).toBe(false);
  });

  test('[MED-03] a film that is kept by hand plays beside its captions, for the team alone, and no other key does', async () => {
    const key = 'agents-at-work-after-an-incident';
    const film = await getFilm(editor, key);
    expect(film).toMatchObject({ filmId: key, state: 'READY', isOwn: false, duration: null });
    expect((await server.stranger.fetch(film.manifestUrl ?? '')).status).toBe(200);
    const ask = async (who: Caller, filmId: string) =>
      (await who.ask('query ($id: ID!) { getFilm(filmId: $id) { filmId } }', { id: filmId })).errors?.[0]?.extensions
        .code;
    const member = await server.as('member');
    for (const [who, id] of [
      [member, key],
      [editor, 'no-such-film'],
      [editor, '../documents'],
    ] as const) {
      expect(await ask(who, id), id).toBe('NOT_FOUND');
    }
  });

  test('[THR-67] the address of one film reaches no other one, whatever stands behind it', async () => {
    const owner = await server.as('owner');
    const ofOwner = { cookies: await cookiesOf(server, 'owner') };
    const bytes = Buffer.from('a film');
    const [own, other] = [(await begin(bytes.length)).filmId, (await begin(bytes.length, owner)).filmId];
    for (const more of [`?x=/${other}`, `?/${other}`, '?', `/${other}`, `?x=/${own}`, '/', `%2f${other}`]) {
      const id = `${own}${more}`;
      expect([more, (await sendPart(server, id, { offset: 0, bytes, cookies })).status]).toEqual([more, 404]);
      expect([more, await offsetOf(server, id, cookies)]).toEqual([more, null]);
    }
    expect(await offsetOf(server, own, cookies)).toBe(0);
    expect(await offsetOf(server, other, ofOwner.cookies)).toBe(0);
    expect((await sendPart(server, own, { offset: 0, bytes: bytes.subarray(1), cookies })).status).toBe(204);
    expect(await offsetOf(server, own, cookies)).toBe(bytes.length - 1);
    await stopFilm(editor, own);
    await stopFilm(owner, other);
  });

  test('[MED-04] an owner stops the film of anybody, also of one who has left', async () => {
    const owner = await server.as('owner');
    for (const addedBy of [editor.memberId, null]) {
      const { filmId } = await begin(10);
      await server.db.updateTable('film').set({ added_by: addedBy }).where('film_id', '=', filmId).execute();
      expect((await stopFilm(owner, filmId)).film).toMatchObject({ state: 'REFUSED', fault: 'STOPPED', isOwn: false });
    }
  });

  test('[MED-04] one person has five films on their way, each of a limited size, for a week', async () => {
    expect(await getTerms(editor)).toEqual({ maxBytes: 50_000_000, canEncode: true, canRepackage: false });
    expect((await startFilm(editor, 50_000_001)).error).toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'The film must be at most 0 GB.',
    });
    expect((await startFilm(editor, 0)).error?.reason).toBe('EMPTY');
    const begun = [];
    for (let count = 0; count < 5; count += 1) begun.push(await begin(1_000));
    expect((await startFilm(editor, 1_000)).error).toMatchObject({
      reason: 'UNFINISHED',
      message: filmFaults.UNFINISHED,
    });
    const [first] = begun;
    const id = first?.filmId ?? '';
    // more than was announced is not taken
    const more = await sendPart(server, id, { offset: 0, bytes: Buffer.alloc(1_001), cookies });
    expect(more.status).toBeGreaterThanOrEqual(400);
    expect(await isThere('arriving', id)).toBe(true);
    await server.clock.advance(7 * day + 1);
    expect(await isThere('arriving', id)).toBe(false);
    expect(await getFilm(editor, id)).toMatchObject({ state: 'REFUSED', fault: 'STOPPED' });
    // what is gone is not looked for again, before what is still there
    const row = server.db.selectFrom('film').select('removable_at as removableAt').where('film_id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ removableAt: null });
    const again = await begin(1_000);
    await stopFilm(editor, again.filmId);
  });
});

describe('a film that is none', () => {
  /** What becomes of these bytes under this name. */
  const verdict = async (bytes: Buffer, fileName: string): Promise<Film> =>
    settledFilm(editor, (await uploadFilm(server, 'editor', bytes, fileName)).filmId);

  test('[MED-04] [THR-67] is refused by what is in it, whatever its name says', { timeout: 240_000 }, async () => {
    const secret = path.join(server.filesDirectory, 'secret.txt');
    await mkdir(server.filesDirectory, { recursive: true });
    await writeFile(secret, 'a secret');
    const film = await aFilm();
    const cases: [name: string, bytes: Buffer, fault: string][] = [
      ['a text', Buffer.from('This is no film.'), 'NO_FILM'],
      ['a playlist of files here', Buffer.from(`#EXTM3U\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`), 'NO_FILM'],
      ['a list of files here', Buffer.from(`ffconcat version 1.0\nfile ${secret}\n`), 'NO_FILM'],
      ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'NO_FILM'],
      ['only a sound', await aSound(), 'NO_PICTURE'],
      ['a film without its end', film.subarray(0, Math.floor(film.length / 3)), 'NO_FILM'],
      ['noise', Buffer.alloc(100_000, 0xa7), 'NO_FILM'],
    ];
    for (const [name, bytes, fault] of cases) {
      const { state, fault: found, message, filmId } = await verdict(bytes, 'clinic.mp4');
      expect([name, state, found]).toEqual([name, 'REFUSED', fault]);
      expect(message).toBe(filmFaults[fault as keyof typeof filmFaults]);
      expect(await isThere('media', filmId), name).toBe(false);
    }
    await server.clock.advance(1);
    expect(await readdir(path.join(server.filesDirectory, 'arriving'))).toEqual([]);
  });

  test(
    '[MED-04] too short, too small, or without a part of what it promises, it is refused with a sentence',
    { timeout: 240_000 },
    async () => {
      expect((await verdict(await aFilm(0.2), 'short.mp4')).fault).toBe('TOO_SHORT');
      expect((await verdict(await aFilm(1, '16x16'), 'small.mp4')).fault).toBe('PICTURE_SIZE');
      // its table of contents comes first, so that it opens, and its second half never arrived
      const whole = await aFilm(20, '640x360', 'broken.mkv');
      expect((await verdict(whole.subarray(0, Math.floor(whole.length / 2)), 'broken.mkv')).fault).toBe('BROKEN');
    },
  );

  test(
    '[MED-02] one that failed for a fault of the machine is tried again, and then by a press',
    { timeout: 240_000 },
    async () => {
      const bytes = await aFilm();
      const { filmId } = await begin(bytes.length);
      await sendPart(server, filmId, { offset: 0, bytes, cookies });
      // a file where the folder of streams belongs
      await rm(path.join(server.filesDirectory, 'encoding'), { recursive: true, force: true });
      await writeFile(path.join(server.filesDirectory, 'encoding'), 'in the way');
      await server.db.updateTable('film').set({ tries: 3 }).where('film_id', '=', filmId).execute();
      await finishFilm(editor, filmId);
      const failed = await settledFilm(editor, filmId);
      expect(failed).toMatchObject({ state: 'FAILED', fault: 'ENCODER_FAILED', message: filmFaults.ENCODER_FAILED });
      expect(server.takeErrors()).toMatchObject([{ msg: 'a film could not be encoded' }]);
      await rm(path.join(server.filesDirectory, 'encoding'));
      // whoever teaches tries films of their classes alone
      expect((await retryFilm(await server.as('instructor'), filmId)).error?.code).toBe('NOT_FOUND');
      expect(await getFilm(editor, filmId)).toMatchObject({ state: 'FAILED' });
      expect((await retryFilm(editor, filmId)).film?.state).toMatch(/WAITING|ENCODING|READY/);
      expect((await settledFilm(editor, filmId)).state).toBe('READY');
    },
  );
});

describe('a video with an uploaded film', () => {
  const publish = async (body: VideoBody): Promise<readonly string[]> => {
    const given = { kind: 'video', id: 'of-an-upload', version: null, body, note: '', isChecked: true };
    const done = await publishAll(operatorOf(server), [given]);
    return done.ok ? done.value.lines : done.refusal.reason.split('\n');
  };

  test(
    '[MED-02] [DOC-03] is published when the film is ready, and as long as that is',
    { timeout: 240_000 },
    async () => {
      const bytes = await aFilm();
      const { filmId: key } = await begin(bytes.length);
      const body: VideoBody = {
        ...(videoDocument.empty as VideoBody),
        title: 'Of an upload',
        key,
      };
      expect(await publish(body)).toEqual(['key: The film is on its way.']);
      await sendPart(server, key, { offset: 0, bytes, cookies });
      await finishFilm(editor, key);
      const { duration, posterUrl } = await settledFilm(editor, key);
      expect(await publish({ ...body, poster: '/files/art/a.svg', duration: 90 })).toEqual([
        `duration: The film is ${String(duration)} seconds long.`,
      ]);
      expect((await publish({ ...body, duration: duration ?? 0 }))[0]).toBe('poster: The video has no poster.');
      // as it was saved before the film was ready, by somebody who has left since
      expect(await publish(body)).toEqual(['It can be a lesson, a trailer, or a part of a session now.']);
      const row = server.db.selectFrom('video').selectAll().where('external_key', '=', key);
      expect(await row.executeTakeFirst()).toMatchObject({ duration, thumbnail_url: posterUrl });
    },
  );
});

test('[MED-02] where no encoder runs, a film is refused with what to do', async () => {
  const other = await startServer();
  try {
    const caller = await other.as('editor');
    expect(await getTerms(caller)).toMatchObject({ canEncode: false, canRepackage: false });
    expect((await startFilm(caller, 1_000)).error).toMatchObject({
      code: 'INVALID_INPUT',
      reason: 'NO_ENCODER',
      message: filmFaults.NO_ENCODER,
    });
  } finally {
    await other.close();
  }
});
