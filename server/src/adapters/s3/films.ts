import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lazy } from '../../base/lazy.ts';
import { roomIn } from '../../base/process/roomIn.ts';
import type { FilmStore } from '../../ports/films.ts';
import { openBucket, type S3Settings } from './openBucket.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

/** The type by the end of a name. */
export function contentTypeOf(name: string): string {
  return contentTypes[path.extname(name)] ?? 'application/octet-stream';
}

/** Of which S3 takes ten thousand: films of 80 GB. */
const partSize = 8 * 1024 * 1024;

/** Films in a bucket: parts by S3's own multipart uploads, and a folder of this machine while one is encoded. */
export function bucketFilms(settings: S3Settings, maxBytes: number): FilmStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const opened = openBucket(settings);
  const arrivals = lazy(async () => {
    const { S3Store } = await import('@tus/s3-store');
    return new S3Store({
      partSize,
      useTags: false,
      s3ClientConfig: {
        bucket,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // other services than Amazon's need not know its checksums of streams
        requestChecksumCalculation: 'WHEN_REQUIRED',
        ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      },
    });
  });
  return {
    maxBytes,
    arrivals: arrivals.get,
    findRoom: () => Promise.resolve(null),
    findWorkRoom: () => roomIn(tmpdir()),
    withArrived: async (filmId, work) => {
      const { s3, client } = await opened.get();
      const home = path.join(tmpdir(), 'atrium-films', filmId);
      const [file, folder] = [path.join(home, 'film'), path.join(home, 'streams')];
      // one that a killed process has left
      await rm(home, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      try {
        const found = await client
          .send(new s3.GetObjectCommand({ Bucket: bucket, Key: filmId }))
          .catch((error: unknown) => {
            if (error instanceof s3.NoSuchKey) return null;
            throw error;
          });
        if (found?.Body === undefined) return null;
        await pipeline(found.Body as Readable, createWriteStream(file));
        return await work(file, folder);
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    },
    publish: async (filmId, folder) => {
      const { s3, client } = await opened.get();
      const names = await readdir(folder, { recursive: true });
      // players begin with it, so it is there at last
      const isMaster = (name: string): number => Number(name === 'master.m3u8');
      for (const name of names.toSorted((one, other) => isMaster(one) - isMaster(other))) {
        const file = path.join(folder, name);
        if (!(await stat(file)).isFile()) continue;
        await client.send(
          new s3.PutObjectCommand({
            Bucket: bucket,
            Key: `media/${filmId}/${name.split(path.sep).join('/')}`,
            // a segment at a time: some megabytes
            Body: await readFile(file),
            ContentType: contentTypeOf(name),
          }),
        );
      }
    },
    removeArrived: async (filmId) => {
      const { s3, client } = await opened.get();
      const store = await arrivals.get();
      // nothing is there of one that was stopped before
      await store.remove(filmId).catch(() => undefined);
      for (const key of [filmId, `${filmId}.info`, `${filmId}.part`]) {
        await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
      }
    },
  };
}
