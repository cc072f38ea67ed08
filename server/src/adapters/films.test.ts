import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../ports/files.ts';
import type { FilmStore } from '../ports/films.ts';
import { localFilms } from './local/films.ts';
import { folderFiles } from './local/folderFiles.ts';
import { bucketFiles } from './s3/bucketFiles.ts';
import { startBucket } from './s3/bucketServer.fixture.ts';
import { bucketFilms } from './s3/films.ts';

// One contract for both places of films: the disk of this machine, and a bucket through Amazon's own client.

const signer = { accessKeyId: 'an-access-key', secretAccessKey: 'its secret' };
const megabyte = 1024 * 1024;
const opened: (() => unknown)[] = [];
const places: Record<string, { films: FilmStore; files: FileStore }> = {};
beforeAll(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'atrium-films-test-'));
  opened.push(() => rm(directory, { recursive: true }));
  places['disk'] = { films: localFilms(directory, 50 * megabyte), files: folderFiles(directory) };
  const bucket = await startBucket(signer);
  const settings = { bucket: 'files', region: 'us-east-1', endpoint: bucket.origin, ...signer };
  places['bucket'] = { films: bucketFilms(settings, 50 * megabyte), files: bucketFiles(settings) };
  opened.push(bucket.close);
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

describe.each(['disk', 'bucket'])('%s', (name) => {
  const place = () => {
    const found = places[name];
    if (found === undefined) throw new Error(name);
    return found;
  };
  /** Sends bytes in parts of eight megabytes, as a page does, after what is there. */
  const send = async (filmId: string, bytes: Buffer): Promise<void> => {
    const store = await place().films.arrivals();
    for (let { offset } = await store.getUpload(filmId); offset < bytes.length;) {
      offset = await store.write(Readable.from([bytes.subarray(offset, offset + 8 * megabyte)]), filmId, offset);
    }
  };
  const begin = async (filmId: string, size: number): Promise<void> => {
    await (await place().films.arrivals()).create(new Upload({ id: filmId, size, offset: 0 }));
  };

  test('[MED-01] a film arrives in parts, and is a file of this machine while it is worked at', async () => {
    const bytes = Buffer.alloc(18 * megabyte, 'a film ');
    const { films } = place();
    await begin('film-1', bytes.length);
    await send('film-1', bytes.subarray(0, 8 * megabyte));
    expect((await (await films.arrivals()).getUpload('film-1')).offset).toBe(8 * megabyte);
    await send('film-1', bytes);
    expect((await (await films.arrivals()).getUpload('film-1')).offset).toBe(bytes.length);
    let at = '';
    const same = await films.withArrived('film-1', async (file, folder) => {
      at = folder;
      await writeFile(path.join(folder, 'a.txt'), 'a');
      return (await readFile(file)).equals(bytes);
    });
    expect(same).toBe(true);
    await expect(access(at)).rejects.toThrow('ENOENT');
    await expect(films.withArrived('film-1', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await films.removeArrived('film-1');
    expect(await films.withArrived('film-1', () => Promise.resolve(true))).toBeNull();
    // and again, as after a kill between that and the row
    await films.removeArrived('film-1');
  });

  test('[MED-02] what is published is there as a whole, in place of what a former try has left', async () => {
    const { films, files } = place();
    await begin('film-2', 3);
    await send('film-2', Buffer.from('abc'));
    for (const round of ['one', 'two']) {
      await films.withArrived('film-2', async (_file, folder) => {
        await mkdir(path.join(folder, '240p'));
        await writeFile(path.join(folder, 'master.m3u8'), round);
        await writeFile(path.join(folder, '240p/seg-0.m4s'), `${round}, a segment`);
        await films.publish('film-2', folder);
      });
    }
    const read = async (file: string): Promise<string> => {
      const found = await files.open(`media/film-2/${file}`);
      return found === null ? 'missing' : text(found.bytes(0, found.size));
    };
    expect(await read('master.m3u8')).toBe('two');
    expect(await read('240p/seg-0.m4s')).toBe('two, a segment');
    await films.removeArrived('film-2');
    expect(await read('master.m3u8')).toBe('two');
  });

  test('[MED-04] one that was stopped while it arrived leaves nothing', async () => {
    const { films } = place();
    await begin('film-3', 20 * megabyte);
    await send('film-3', Buffer.alloc(8 * megabyte));
    await films.removeArrived('film-3');
    await expect((await films.arrivals()).getUpload('film-3')).rejects.toThrow();
    expect(await films.withArrived('film-3', () => Promise.resolve(true))).toBeNull();
  });
});
