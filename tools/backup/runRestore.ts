import path from 'node:path';
import { findRunningPostgres, hasPostgres, removePostgres } from '@atrium/server/adapters/local/postgres.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { Env } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';
import { findSecrets } from '@atrium/server/start/dataDirectory.ts';
import { allFilesOf } from '@atrium/server/start/filePorts.ts';
import { parseCommand } from '../staffCommand.ts';
import { tableOf, type Manifest } from './manifest.ts';
import { checkArchive } from './readArchive.ts';
import { restoreBackup } from './restoreBackup.ts';

const usage = `npm run restore -- <archive>            into an empty database and an empty place of files
npm run restore -- --check <archive>    reads all of it and writes nothing

--another-secret  also where SECRET is not the one of the site that was backed up`;

const options = {
  check: { type: 'boolean' },
  'another-secret': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Carries out `npm run restore` (OPE-01): what to print. @throws StartupError with why nothing was restored. */
export async function runRestore(args: readonly string[], env: Env): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const [given, ...more] = positionals;
  if (values.help === true || given === 'help' || given === undefined) return [usage];
  if (more.length > 0) throw new StartupError(`Name one archive.\n\n${usage}`);
  const file = path.resolve(given);
  const { manifest, isOwn } = await checkArchive(file, await findSecrets(env), values['another-secret'] === true);
  const told = [
    ...describe(manifest),
    ...(isOwn ? [] : ['It has another secret: the site starts with that one alone.']),
  ];
  if (values.check === true) return [...told, 'It is whole.'];
  await onEmpty(env, (url) => restoreBackup({ url, files: allFilesOf(env) }, file, manifest));
  return [...told, 'Restored, and the same as in the archive. Start the site.'];
}

function describe({ product, madeAt, tables, members }: Manifest): readonly string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = members.filter((member) => tableOf(member.path) === null).length;
  return [
    `Made at ${madeAt} by version ${product}.`,
    `${String(tables.length)} tables with ${String(rows)} rows, and ${String(files)} files.`,
  ];
}

/** Runs `work` on the database of DATABASE_URL, or on an embedded one, which is removed again when it fails. */
async function onEmpty(env: Env, work: (url: string) => Promise<void>): Promise<void> {
  const embedded = { directory: env.DATA_DIR, checkout: env.root };
  const isEmbedded = env.DATABASE_URL === undefined;
  if (isEmbedded && (await findRunningPostgres(embedded)) !== null) {
    throw new StartupError(`A site runs on ${env.DATA_DIR}. Restore into another folder, by DATA_DIR.`);
  }
  const isNew = isEmbedded && !(await hasPostgres(embedded));
  const database = await startDatabase({ ...env, RUNTIME_DATABASE_URL: undefined });
  let isDone = false;
  try {
    await work(database.url);
    isDone = true;
  } finally {
    await database.stop(4000);
    if (isNew && !isDone) await removePostgres(embedded);
  }
}
