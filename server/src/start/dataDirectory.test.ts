import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDirectory } from './dataDirectory.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'atrium-data-'));
});
afterAll(() => rm(directory, { recursive: true }));

const env = (given: { DATA_DIR: string; S3_BUCKET?: string; SMTP_URL?: string }) => ({
  S3_BUCKET: undefined,
  SMTP_URL: undefined,
  ...given,
});
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };

test('the folder of files is there from the first start, so that a backup of a young academy finds it', async () => {
  const own = path.join(directory, 'deep/own');
  await prepareDataDirectory(env({ DATA_DIR: own, ...smtp }));
  expect(await readdir(own, { recursive: true })).toEqual(['files']);
  await prepareDataDirectory(env({ DATA_DIR: own, ...smtp }));
});

test('a directory that cannot be written is refused, unless files are in a bucket and mails are sent', async () => {
  const DATA_DIR = '/proc/nope';
  const words = /^DATA_DIR: \/proc\/nope\/\w+ cannot be written \(.+\)\. Give this user write access/;
  await expect(prepareDataDirectory(env({ DATA_DIR, ...smtp }))).rejects.toThrow(words);
  await expect(prepareDataDirectory(env({ DATA_DIR, S3_BUCKET: 'files' }))).rejects.toThrow(words);
  await expect(prepareDataDirectory(env({ DATA_DIR, S3_BUCKET: 'files', ...smtp }))).resolves.toBeUndefined();
});
