import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removePostgres } from '../adapters/local/postgres.ts';
import { makeDirectory } from '../base/process/makeDirectory.ts';
import { StartupError } from '../base/process/startupError.ts';
import type { Env } from '../env.ts';

/**
 * The secret for signatures: SECRET, or one that is generated at the first start and stored in the data directory.
 * @throws StartupError when the directory cannot be written.
 */
export async function readSecret(env: Env): Promise<string> {
  if (env.SECRET !== undefined) return env.SECRET;
  const file = path.join(env.DATA_DIR, 'secret');
  try {
    await makeDirectory(env.DATA_DIR);
    // 'wx': when two processes start at once, one writes and both read
    await writeFile(file, randomBytes(36).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      },
    );
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw unwritable(env.DATA_DIR, error);
  }
}

/** The present secret, then those before it, without making one; none before the first start. */
export async function findSecrets(env: Env): Promise<readonly string[]> {
  const file = path.join(env.DATA_DIR, 'secret');
  const generated = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return [...new Set([env.SECRET, generated, env.SECRET_BEFORE])].filter((one) => one !== undefined);
}

/**
 * Makes the folder of the academy's files, which a backup copies, and proves that it can be written; that of mails
 * where they are kept here. Does nothing where files are in a bucket and mails are sent.
 * @throws StartupError when it cannot be written.
 */
export async function prepareDataDirectory(env: Pick<Env, 'DATA_DIR' | 'S3_BUCKET' | 'SMTP_URL'>): Promise<void> {
  const names = [...(env.S3_BUCKET === undefined ? ['files'] : []), ...(env.SMTP_URL === undefined ? ['mailbox'] : [])];
  for (const name of names) {
    const directory = path.join(env.DATA_DIR, name);
    try {
      await makeDirectory(directory);
      const trial = path.join(directory, `.trial-${String(process.pid)}`);
      await writeFile(trial, '');
      await rm(trial, { force: true });
    } catch (error) {
      throw unwritable(directory, error);
    }
  }
}

function unwritable(directory: string, error: unknown): StartupError {
  const why = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartupError(
    `DATA_DIR: ${directory} cannot be written (${why}). Give this user write access, or choose another; for example DATA_DIR=/srv/atrium`,
    { cause: error },
  );
}

/**
 * The secrets that were used before the present one: that of SECRET_BEFORE, and the generated one where SECRET was set
 * after the first start.
 */
export async function readFormerSecrets(env: Env): Promise<readonly string[]> {
  const generated =
    env.SECRET === undefined
      ? undefined
      : await readFile(path.join(env.DATA_DIR, 'secret'), 'utf8').then(
          (text) => text.trim(),
          () => undefined,
        );
  return [env.SECRET_BEFORE, generated].filter((one): one is string => one !== undefined && one !== env.SECRET);
}

/** `--fresh`: removes the embedded database and the files beside it. */
export async function clearDataDirectory(env: Env): Promise<void> {
  if (env.DATABASE_URL !== undefined) {
    throw new StartupError('--fresh only clears the embedded database; empty the one of DATABASE_URL yourself.');
  }
  await removePostgres({ directory: env.DATA_DIR, checkout: env.root });
  for (const name of ['files', 'mailbox', 'secret'])
    await rm(path.join(env.DATA_DIR, name), { recursive: true, force: true });
}
