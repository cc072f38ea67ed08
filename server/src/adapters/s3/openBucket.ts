import type * as S3 from '@aws-sdk/client-s3';
import { lazy, type Lazy } from '../../base/lazy.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Another service than Amazon's; null for that. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The package and a client of it, which are loaded at the first use: most processes never need them. */
export function openBucket({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Lazy<{ readonly s3: typeof S3; readonly client: S3.S3Client }> {
  return lazy(async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    });
    return { s3, client };
  });
}
