import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { lazy } from '../../base/lazy.ts';
import type { Uploads } from '../../ports/uploads.ts';
import { openBucket, type S3Settings } from './openBucket.ts';

/** Uploads in a bucket of S3 or of a service with its API; browsers post to it by a signed policy (THR-34). */
export function s3Uploads(settings: S3Settings): Uploads {
  const { bucket } = settings;
  const opened = openBucket(settings);
  const signer = lazy(() => import('@aws-sdk/s3-presigned-post'));
  const find = async (key: string): Promise<Buffer | null> => {
    const { s3, client } = await opened.get();
    try {
      return await bytesOf(client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key })));
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null;
      throw error;
    }
  };
  const remove = async (key: string): Promise<void> => {
    const { s3, client } = await opened.get();
    await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
  return {
    origin: originOf(settings),
    sign: async ({ key, contentType, maxBytes, seconds }) => {
      const [{ client }, post] = await Promise.all([opened.get(), signer.get()]);
      const { url, fields } = await post.createPresignedPost(client, {
        Bucket: bucket,
        Key: received(key),
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, maxBytes],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: seconds,
      });
      return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
    },
    findReceived: (key) => find(received(key)),
    findPublished: (key) => find(published(key)),
    publish: async (key, bytes, contentType) => {
      const { s3, client } = await opened.get();
      const what = { Bucket: bucket, Key: published(key), Body: bytes, ContentType: contentType };
      await client.send(new s3.PutObjectCommand(what));
    },
    removeReceived: (key) => remove(received(key)),
    remove: async (key) => {
      await remove(received(key));
      await remove(published(key));
    },
  };
}

const received = (key: string): string => `received/${key}`;
const published = (key: string): string => `published/${key}`;

function originOf({ endpoint, bucket, region }: S3Settings): string {
  return endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
}

async function bytesOf(answer: Promise<GetObjectCommandOutput>): Promise<Buffer | null> {
  const { Body: body } = await answer;
  return body === undefined ? null : Buffer.from(await body.transformToByteArray());
}
