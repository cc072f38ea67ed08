import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isFilePath, type FileStore } from '../../ports/files.ts';
import { openBucket, type S3Settings } from './openBucket.ts';

/** What is known of an object; null: there is none. */
type Head = { readonly size: number; readonly etag: string } | null;

/** For how long it is not asked again, in milliseconds: a player asks for a file of a video in many parts. */
const headFor = { found: 60_000, missing: 5000 };

/** The files in a bucket of S3 or of a service with its API. */
export function bucketFiles(settings: S3Settings): FileStore {
  const opened = openBucket(settings);
  const heads = new LRUCache<string, { readonly head: Head }>({ max: 5000 });
  const find = async (key: string): Promise<Head> => {
    const known = heads.get(key);
    if (known !== undefined) return known.head;
    const { s3, client } = await opened.get();
    const head = await client.send(new s3.HeadObjectCommand({ Bucket: settings.bucket, Key: key })).then(
      ({ ContentLength: size = 0, ETag: etag = '' }): Head => ({ size, etag }),
      (error: unknown) => {
        if (error instanceof s3.NotFound || error instanceof s3.NoSuchKey) return null;
        throw error;
      },
    );
    heads.set(key, { head }, { ttl: head === null ? headFor.missing : headFor.found });
    return head;
  };
  const read = async function* (key: string, etag: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start >= end) return;
    const { s3, client } = await opened.get();
    const part = { Range: `bytes=${String(start)}-${String(end - 1)}`, ...(etag !== '' && { IfMatch: etag }) };
    try {
      const { Body: body } = await client.send(new s3.GetObjectCommand({ Bucket: settings.bucket, Key: key, ...part }));
      if (body !== undefined) yield* body as Readable;
    } catch (error) {
      // it was replaced or removed meanwhile: the next request learns its new size
      heads.delete(key);
      throw error;
    }
  };
  return {
    open: async (file) => {
      if (!isFilePath(file)) return null;
      const head = await find(file);
      if (head === null) return null;
      const version = head.etag.replaceAll(/[^\w-]/g, '');
      return { size: head.size, version, bytes: (start, end) => Readable.from(read(file, head.etag, start, end)) };
    },
  };
}
