import { basename } from 'node:path';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { AllFiles } from '@atrium/server/ports/allFiles.ts';
import pg from 'pg';
import { fingerprintOf, names, sealOf, type Manifest, type Member, type TableEntry } from './manifest.ts';
import { createRowSum } from './rowSum.ts';
import { listForeign, listSequences, listTables, nameOf, plainTexts, quoted, readRows, type Table } from './tables.ts';
import { writeArchive, type ArchiveWriter } from './writeArchive.ts';

/** The rows of a table are in members of about that many bytes, which are in memory one at a time. */
const partBytes = 4 * 1024 * 1024;

export interface BackupDeps {
  /** The owner's URL. */
  readonly url: string;
  readonly files: AllFiles;
  /** The present secret. */
  readonly secret: string;
  readonly product: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Writes the database at one instant, then every file, then the manifest (OPE-01). The files come last: one that no row
 * names yet does no harm. Returns the size of the archive in bytes, what is in it, and what was left out in sentences.
 * @throws StartupError when there is no room or no schema.
 */
export async function makeBackup(
  { url, files, secret, product, now }: BackupDeps,
  file: string,
): Promise<{ readonly bytes: number; readonly manifest: Manifest; readonly notes: readonly string[] }> {
  const client = new pg.Client({ connectionString: url });
  const notes: string[] = [];
  const made: Manifest[] = [];
  await client.connect();
  try {
    await client.query(plainTexts);
    const bytes = await writeArchive(file, async (archive) => {
      const members: Member[] = [];
      const { tables, sequences, migrations, queue, foreign } = await addDatabase(client, archive, members);
      if (foreign.length > 0) notes.push(`Not of Atrium, and left out: ${foreign.join(', ')}.`);
      notes.push(...(await addFiles(files, archive, members)));
      const manifest: Manifest = {
        format: 'atrium-backup',
        version: 1,
        product,
        madeAt: new Date(now).toISOString(),
        secret: fingerprintOf(secret),
        migrations,
        queue,
        tables,
        sequences,
        members,
      };
      made.push(manifest);
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await archive.addBytes(names.manifest, text);
      await archive.addBytes(names.seal, Buffer.from(`${JSON.stringify(sealOf(text, secret))}\n`));
    });
    const [manifest] = made;
    if (manifest === undefined) throw new Error(`no manifest was written to ${basename(file)}`);
    return { bytes, manifest, notes };
  } finally {
    await client.end();
  }
}

/** Everything of one snapshot; migrations wait until it is read, as they do for a dump. */
async function addDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
  members: Member[],
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'queue'> & { readonly foreign: readonly string[] }> {
  await client.query('begin isolation level repeatable read read only');
  const found = await listTables(client);
  if (!found.some((table) => nameOf(table) === 'public.migration')) {
    throw new StartupError('There is nothing of Atrium in this database. Run npm start once.');
  }
  await client.query(`lock table ${found.map(quoted).join(', ')} in access share mode`);
  const { rows: names } = await client.query<{ name: string }>('select name from migration order by name collate "C"');
  const { rows: queues } = await client.query<{ newest: number }>(
    'select max(id) as newest from graphile_worker.migrations',
  );
  const tables: TableEntry[] = [];
  for (const table of found) tables.push(await addTable(client, table, archive, members));
  const sequences = await listSequences(client);
  const foreign = await listForeign(client);
  await client.query('commit');
  return { tables, sequences, migrations: names.map(({ name }) => name), queue: queues[0]?.newest ?? 0, foreign };
}

async function addTable(
  client: pg.Client,
  table: Table,
  archive: ArchiveWriter,
  members: Member[],
): Promise<TableEntry> {
  const sum = createRowSum();
  let part: Buffer[] = [];
  let size = 0;
  let count = 0;
  const save = async (): Promise<void> => {
    if (size === 0) return;
    count += 1;
    const name = `database/${nameOf(table)}/${String(count).padStart(6, '0')}.copy`;
    members.push(await archive.addBytes(name, Buffer.concat(part)));
    part = [];
    size = 0;
  };
  for await (const row of readRows(client, table)) {
    sum.add(row);
    part.push(row);
    size += row.length;
    if (size >= partBytes) await save();
  }
  await save();
  return { ...table, ...sum.result() };
}

async function addFiles(files: AllFiles, archive: ArchiveWriter, members: Member[]): Promise<string[]> {
  let gone = 0;
  for await (const { path } of files.list()) {
    // it may have been removed since it was listed
    const found = await files.open(path);
    if (found === null) gone += 1;
    else {
      const bytes = found.bytes(0, found.size) as AsyncIterable<Buffer>;
      members.push(await archive.addStream(names.files + path, found.size, bytes));
    }
  }
  return gone === 0 ? [] : [`Removed by the site meanwhile, and left out: ${String(gone)} files.`];
}
