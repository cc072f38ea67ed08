import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openLog } from '@atrium/server/base/process/log.ts';
import { makeDirectory } from '@atrium/server/base/process/makeDirectory.ts';
import { roomIn } from '@atrium/server/base/process/roomIn.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import type { Env } from '@atrium/server/env.ts';
import { bytesInWords } from '@atrium/server/modules/health/service/checks/bytesInWords.ts';
import { saveLastBackup } from '@atrium/server/modules/health/store/lastBackup.ts';
import { findSecrets } from '@atrium/server/start/dataDirectory.ts';
import { allFilesOf } from '@atrium/server/start/filePorts.ts';
import { openClock } from '@atrium/server/start/openClock.ts';
import pg from 'pg';
import { parseCommand } from '../staffCommand.ts';
import { withDatabaseUrl } from '../staffDatabase.ts';
import { makeBackup } from './makeBackup.ts';
import { tableOf } from './manifest.ts';

const usage = `npm run backup [-- --out <file or folder>]

Writes one archive with the database at one instant, every file, and a manifest with checksums, while the site runs or
alone. Without --out into DATA_DIR/backups. The secret is not in it: keep that apart.`;

/** Carries out `npm run backup` (OPE-01): what to print. @throws StartupError with what to do. */
export async function runBackup(args: readonly string[], env: Env, product: string): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, { out: { type: 'string' }, help: { type: 'boolean' } }, usage);
  if (values.help === true || positionals[0] === 'help') return [usage];
  if (positionals.length > 0) throw new StartupError(`There is no ${positionals.join(' ')}.\n\n${usage}`);
  const [secret] = await findSecrets(env);
  if (secret === undefined) throw new StartupError('There is no secret yet: run npm start once, or set SECRET.');
  const lines: string[] = [];
  await withDatabaseUrl({ env, root: env.root }, async (url) => {
    const database = openDatabase({ url, log: openLog('warn'), max: 1 });
    try {
      const now = (await openClock(env, database.db)).now();
      const file = await fileFor(values.out, env, now);
      const files = allFilesOf(env);
      await requireRoom(url, files, path.dirname(file));
      const { bytes, manifest, notes } = await makeBackup({ url, files, secret, product, now }, file);
      await saveLastBackup(database.db, { at: now, bytes });
      const fileCount = manifest.members.filter((member) => tableOf(member.path) === null).length;
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      lines.push(
        `${file} (${bytesInWords(bytes)})`,
        `${String(manifest.tables.length)} tables with ${String(rows)} rows, and ${String(fileCount)} files.`,
        ...notes,
        'Keep it elsewhere, and the secret apart from it.',
      );
    } finally {
      await database.pool.end();
    }
  });
  return lines;
}

/** Where the archive goes; a folder gets a name with the academy's host and the time. */
async function fileFor(out: string | undefined, env: Env, now: number): Promise<string> {
  const wanted = path.resolve(env.root, out ?? path.join(env.DATA_DIR, 'backups'));
  const found = await stat(wanted).catch(() => null);
  if (out !== undefined && found?.isDirectory() !== true) {
    if (found === null) return wanted;
    throw new StartupError(`${wanted} is there already. Name a new file, or a folder.`);
  }
  if (found === null) await makeDirectory(wanted);
  await removeRemains(wanted);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return path.join(wanted, `${new URL(env.PUBLIC_URL).hostname}-${time}.tar`);
}

/** What backups have left that were killed, by the id of their process in the name. */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.tar\.(\d+)\.partial$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @throws StartupError when the database, as large as it is on its disk, and the files do not fit. */
async function requireRoom(url: string, files: ReturnType<typeof allFilesOf>, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let needed = 0;
  try {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database())::text as size');
    needed = Number(rows[0]?.size);
  } finally {
    await client.end();
  }
  for await (const { size } of files.list()) needed += size;
  const free = await roomIn(folder).catch((error: unknown) => {
    throw new StartupError(`There is no folder ${folder}.`, { cause: error });
  });
  if (free > needed) return;
  throw new StartupError(
    `There is not enough room in ${folder}: ${bytesInWords(free)} are free, and ${bytesInWords(needed)} may be needed. Choose another place by --out.`,
  );
}
