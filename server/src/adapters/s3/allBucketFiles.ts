import type * as S3 from '@aws-sdk/client-s3';
import { isKept, type AllFiles } from '../../ports/allFiles.ts';
import { bucketFiles } from './bucketFiles.ts';
import { contentTypeOf } from './films.ts';
import { openBucket, type S3Settings } from './openBucket.ts';

/** Of which S3 takes ten thousand: files of 160 GB. */
const partSize = 16 * 1024 * 1024;

/** All files in a bucket; what is larger than a part is written in parts, so that memory is bounded. */
export function allBucketFiles(settings: S3Settings): AllFiles {
  const opened = openBucket(settings);
  const Bucket = settings.bucket;
  return {
    ...bucketFiles(settings),
    place: `the bucket ${Bucket}`,
    list: async function* () {
      const { s3, client } = await opened.get();
      let next: string | undefined;
      do {
        const more: S3.ListObjectsV2CommandInput = { Bucket, ...(next !== undefined && { ContinuationToken: next }) };
        const page: S3.ListObjectsV2CommandOutput = await client.send(new s3.ListObjectsV2Command(more));
        for (const { Key: name = '', Size: size = 0 } of page.Contents ?? []) {
          if (isKept(name)) yield { path: name, size };
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
    save: async (name, bytes) => {
      if (!isKept(name)) throw new Error('not the path of a file of the academy');
      const { s3, client } = await opened.get();
      const what = { Bucket, Key: name };
      const ContentType = contentTypeOf(name);
      const parts = inParts(bytes);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < partSize) {
        await client.send(new s3.PutObjectCommand({ ...what, ContentType, Body: first }));
        return;
      }
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand({ ...what, ContentType }));
      try {
        const Parts: S3.CompletedPart[] = [];
        for (let part: Buffer | undefined = first; part !== undefined; part = (await parts.next()).value ?? undefined) {
          const PartNumber = Parts.length + 1;
          const { ETag } = await client.send(new s3.UploadPartCommand({ ...what, UploadId, PartNumber, Body: part }));
          Parts.push({ PartNumber, ETag });
        }
        await client.send(new s3.CompleteMultipartUploadCommand({ ...what, UploadId, MultipartUpload: { Parts } }));
      } catch (error) {
        await client.send(new s3.AbortMultipartUploadCommand({ ...what, UploadId }));
        throw error;
      }
    },
    remove: async (name) => {
      const { s3, client } = await opened.get();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: name }));
    },
  };
}

/** The same bytes in parts of one size, of which the last may be smaller. */
async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; all.length - at >= partSize; at += partSize) yield all.subarray(at, at + partSize);
    waiting = [all.subarray(at)];
    size = all.length - at;
  }
  if (size > 0) yield Buffer.concat(waiting);
  return undefined;
}
