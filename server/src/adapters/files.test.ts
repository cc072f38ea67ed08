import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendSitePicture } from '../base/http/sitePicture.ts';
import { demoStock } from '../demo/stock.ts';
import type { FileStore, StoredFile } from '../ports/files.ts';
import { folderFiles, inLayers } from './local/folderFiles.ts';
import { localVideoHost } from './local/videoHost.ts';
import { bucketFiles } from './s3/bucketFiles.ts';
import { startBucket, type BucketServer } from './s3/bucketServer.fixture.ts';

// One contract for both places of an academy's files: a folder of this machine, and a bucket through Amazon's client.

interface Place {
  readonly files: FileStore;
  readonly put: (file: string, bytes: Buffer) => Promise<void>;
}

const signer = { accessKeyId: 'an-access-key', secretAccessKey: 'its secret' };
const places: Record<string, Place> = {};
let directory: string;
let bucket: BucketServer;

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'atrium-files-'));
  directory = path.join(parent, 'files');
  await mkdir(directory);
  await writeFile(path.join(parent, 'secret'), 'not to be read');
  places['folder'] = {
    files: folderFiles(directory),
    put: async (file, bytes) => {
      await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
      await writeFile(path.join(directory, file), bytes);
    },
  };
  bucket = await startBucket(signer);
  places['bucket'] = {
    files: bucketFiles({ bucket: 'files', region: 'us-east-1', endpoint: bucket.origin, ...signer }),
    put: async (file, bytes) => {
      await fetch(`${bucket.origin}/files/${file}`, { method: 'PUT', body: new Uint8Array(bytes) });
    },
  };
});
afterAll(async () => {
  bucket.close();
  await rm(path.dirname(directory), { recursive: true });
});

/** Paths that lead out of a store, or to what is hidden. */
const escapes = [
  '../secret',
  'media/../../secret',
  'images/..',
  '/etc/passwd',
  'media//a.webp',
  'images/a.webp/',
  '',
  '.git/config',
  'media/.hidden',
  'images\\..\\..\\secret',
  'images/a\0.webp',
  'images/%2e%2e/secret',
  'secret',
  `images/${'a'.repeat(600)}.webp`,
];

/** The bytes of a file as a text; null when there is none. */
function textOf(file: StoredFile | null | undefined, start = 0, end = file?.size ?? 0): Promise<string> | null {
  return file === null || file === undefined ? null : text(file.bytes(start, end));
}

describe.each(['folder', 'bucket'])('%s', (name) => {
  const place = (): Place => {
    const found = places[name];
    if (found === undefined) throw new Error('not open');
    return found;
  };

  test('a file is read whole or in part, and what is not there is nothing', async () => {
    const { files, put } = place();
    await put('documents/plan.pdf', Buffer.from('0123456789'));
    const found = await files.open('documents/plan.pdf');
    expect(found?.size).toBe(10);
    const read = (start: number, end: number): Promise<string> | null => textOf(found, start, end);
    expect([await read(0, 10), await read(2, 5), await read(9, 10), await read(4, 4)]).toEqual([
      '0123456789',
      '234',
      '9',
      '',
    ]);
    for (const missing of ['documents/other.pdf', 'documents/plan.pdf/inside', 'documents']) {
      expect(await files.open(missing)).toBeNull();
    }
  });

  test('another content has another version', async () => {
    const { files, put } = place();
    await put('images/first.webp', Buffer.from('one'));
    await put('images/second.webp', Buffer.from('two!'));
    const [one, two] = await Promise.all([files.open('images/first.webp'), files.open('images/second.webp')]);
    expect(one?.version).toMatch(/^[\w-]+$/);
    expect(one?.version).not.toBe(two?.version);
  });

  test.each(escapes)('no path leads out of the store: %j', async (escape) => {
    expect(await place().files.open(escape)).toBeNull();
  });

  test('[VID-12] a video plays from it by a signed address alone, its poster without one', async () => {
    const { files, put } = place();
    await put('media/lesson/master.m3u8', Buffer.from('#EXTM3U\n720p/list.m3u8\n'));
    await put('media/lesson/720p/part.m4s', Buffer.from('a part of the video'));
    await put('media/lesson/poster.webp', Buffer.from('a picture'));
    const host = localVideoHost({ files, secret: 'a secret of the tests' });
    const claims = { memberId: 'maya', videoId: 'v1', externalKey: 'lesson', expiresAt: 60_000 };
    const query = new URLSearchParams(host.manifestUrl(claims).split('?')[1]);
    const captions = { list: () => Promise.resolve(null), read: () => Promise.resolve(null) };
    const open = async (file: string, by = query, now = 0) => {
      const opened = (await host.open?.(file, by, now, captions)) ?? 'missing';
      return typeof opened === 'string' ? opened : [opened.cacheSeconds, await text(opened.bytes(0, opened.size))];
    };
    expect(await open('lesson/master.m3u8')).toEqual([0, `#EXTM3U\n720p/list.m3u8?${query.toString()}\n`]);
    expect(await open('lesson/720p/part.m4s')).toEqual([60, 'a part of the video']);
    expect(await open('lesson/720p/part.m4s', query, 60_000)).toBe('forbidden');
    expect(await open('lesson/720p/part.m4s', new URLSearchParams())).toBe('forbidden');
    expect(await open('lesson/poster.webp', new URLSearchParams())).toEqual([86_400, 'a picture']);
    expect(await open('lesson/../../documents/plan.webp', new URLSearchParams())).toBe('missing');
  });

  test('a picture of the academy is served with its type and an ETag, and nothing else of the store is', async () => {
    const { files, put } = place();
    await put('images/covers/sailing.webp', Buffer.from('a cover'));
    await put('images/page.html', Buffer.from('<script>'));
    const app = Fastify();
    app.get<{ Params: { '*': string } }>('/files/images/*', (request, reply) =>
      sendSitePicture(request, reply, files, `images/${request.params['*']}`),
    );
    const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const cover = await ask('/files/images/covers/sailing.webp');
    expect([cover.statusCode, cover.body, cover.headers['content-type']]).toEqual([200, 'a cover', 'image/webp']);
    expect(cover.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-length': '7',
    });
    const again = await ask('/files/images/covers/sailing.webp', { 'if-none-match': cover.headers.etag ?? '' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const refused = ['page.html', 'covers/other.webp', '..%2fdocuments%2fplan.pdf', '..%2f..%2fsecret', 'covers'];
    for (const url of refused) expect([url, (await ask(`/files/images/${url}`)).statusCode]).toEqual([url, 404]);
  });
});

test('a folder gives nothing to which a symbolic link leads outside, and nothing at all where it is not there', async () => {
  await places['folder']?.put('images/real.webp', Buffer.from('inside'));
  await symlink(path.join(directory, '../secret'), path.join(directory, 'images/linked.webp'));
  await symlink(path.join(directory, 'images/real.webp'), path.join(directory, 'images/again.webp'));
  expect(await places['folder']?.files.open('images/linked.webp')).toBeNull();
  expect((await places['folder']?.files.open('images/again.webp'))?.size).toBe(6);
  expect(await folderFiles(path.join(directory, 'none')).open('images/real.webp')).toBeNull();
});

test('a file of a folder that is written again has another version', async () => {
  const place = places['folder'];
  await place?.put('images/changed.webp', Buffer.from('old'));
  const before = await place?.files.open('images/changed.webp');
  await place?.put('images/changed.webp', Buffer.from('new'));
  await utimes(path.join(directory, 'images/changed.webp'), 1_900_000_000, 1_900_000_000);
  expect((await place?.files.open('images/changed.webp'))?.version).not.toBe(before?.version);
});

test('the parts of a video ask a bucket once for its size, and one that was replaced is not mixed', async () => {
  const place = places['bucket'];
  await place?.put('media/long/part.m4s', Buffer.from('the first one'));
  bucket.takeRequests();
  const [one, two] = [await place?.files.open('media/long/part.m4s'), await place?.files.open('media/long/part.m4s')];
  expect(bucket.takeRequests()).toEqual(['HEAD media/long/part.m4s']);
  expect(await textOf(one, 0, 3)).toBe('the');
  await place?.put('media/long/part.m4s', Buffer.from('another of them'));
  await expect(textOf(two, 4, 9)).rejects.toThrow();
  const fresh = await place?.files.open('media/long/part.m4s');
  expect(await textOf(fresh)).toBe('another of them');
});

test('a bucket that is away is an error and not a missing file', async () => {
  const away = bucketFiles({ bucket: 'files', region: 'us-east-1', endpoint: 'http://127.0.0.1:9', ...signer });
  await expect(away.open('images/any.webp')).rejects.toThrow();
});

test('[D94] the demo has its videos, PDFs and pictures, an academy its own before them, and nothing of the program', async () => {
  const stock = demoStock();
  const drawn = await stock.open('art/logo/acme.svg');
  expect(await textOf(drawn)).toContain('<svg');
  expect(drawn?.isFixed).toBe(true);
  expect(await stock.open('documents/stopping-rule.pdf')).not.toBeNull();
  expect(await stock.open('media/made.json')).not.toBeNull();
  for (const file of ['src/people.ts', 'package.json', 'art/logo/nobody.svg', 'media/../package.json']) {
    expect(await stock.open(file)).toBeNull();
  }
  await places['folder']?.put('documents/stopping-rule.pdf', Buffer.from('our own'));
  const both = inLayers(folderFiles(directory), stock);
  expect((await both.open('documents/stopping-rule.pdf'))?.size).toBe(7);
  expect(await both.open('documents/pilot-buddies.pdf')).not.toBeNull();
});
