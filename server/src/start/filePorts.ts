import path from 'node:path';
import { allFolderFiles } from '../adapters/local/allFolderFiles.ts';
import { localFilms } from '../adapters/local/films.ts';
import { folderFiles, inLayers } from '../adapters/local/folderFiles.ts';
import { localUploads } from '../adapters/local/uploads.ts';
import { allBucketFiles } from '../adapters/s3/allBucketFiles.ts';
import { bucketFiles } from '../adapters/s3/bucketFiles.ts';
import { bucketFilms } from '../adapters/s3/films.ts';
import type { S3Settings } from '../adapters/s3/openBucket.ts';
import { s3Uploads } from '../adapters/s3/uploads.ts';
import { demoStock } from '../demo/stock.ts';
import type { Env } from '../env.ts';
import type { AllFiles } from '../ports/allFiles.ts';
import type { FileStore } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';

export const gigabyte = 1e9;

/** The adapters of files alone, for a command: where an academy keeps its pictures, PDFs and films. */
export function openFilePorts(
  env: Env,
  hasExample: () => Promise<boolean>,
): Pick<Ports, 'files' | 'films' | 'uploads'> {
  const directory = path.join(env.DATA_DIR, 'files');
  return {
    files: filesOf(env, hasExample),
    films: localFilms(directory, env.FILM_MAX_GB * gigabyte),
    // no form is signed by a command
    uploads: uploadsOf(env) ?? localUploads(directory, ''),
    ...filmsOf(env),
  };
}

/**
 * Nothing of an academy is read from the program's own folder, but the files of the demo, beside the demo and while the
 * example academy is loaded (D94).
 */
export function filesOf(env: Env, hasExample: () => Promise<boolean>): FileStore {
  const bucket = bucketOf(env);
  const own = bucket === null ? folderFiles(path.join(env.DATA_DIR, 'files')) : bucketFiles(bucket);
  const stock = demoStock();
  if (env.DEMO === 'on') return inLayers(own, stock);
  return inLayers(own, { open: async (file) => ((await hasExample()) ? stock.open(file) : null) });
}

/** All files that people have made, in the folder or the bucket; nothing that comes with the program (OPE-01). */
export function allFilesOf(env: Env): AllFiles {
  const bucket = bucketOf(env);
  return bucket === null ? allFolderFiles(path.join(env.DATA_DIR, 'files')) : allBucketFiles(bucket);
}

/** The pictures and PDFs of a bucket; null where they are in a folder of this machine. */
export function uploadsOf(env: Env): Ports['uploads'] | null {
  const bucket = bucketOf(env);
  return bucket === null ? null : s3Uploads(bucket);
}

/** The films of a bucket; nothing where they are in a folder of this machine. */
export function filmsOf(env: Env): Partial<Ports> {
  const bucket = bucketOf(env);
  return bucket === null ? {} : { films: bucketFilms(bucket, env.FILM_MAX_GB * gigabyte) };
}

function bucketOf(env: Env): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  return { bucket, accessKeyId, secretAccessKey, region: env.S3_REGION, endpoint: env.S3_ENDPOINT ?? null };
}
