import { createHash } from 'node:crypto';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { AllFiles } from '@atrium/server/ports/allFiles.ts';
import pg from 'pg';
import { names, tableOf, type Manifest, type Member } from './manifest.ts';
import { readMembers } from './readArchive.ts';
import {
  beginLoad,
  clearDatabase,
  finishLoad,
  isUnfinished,
  listContents,
  loadRows,
  makeSchema,
} from './restoreDatabase.ts';
import { nameOf, plainTexts } from './tables.ts';

export interface RestoreDeps {
  /** The owner's URL of an empty database. */
  readonly url: string;
  readonly files: AllFiles;
}

/**
 * Restores an archive that `checkArchive` has read into an empty database and an empty place of files, and compares
 * both with the manifest before it is done (OPE-01). What fails leaves both empty again; what is killed is begun again
 * by another call.
 * @throws StartupError when a place is not empty, with what is there, or when something differs afterwards.
 */
export async function restoreBackup({ url, files }: RestoreDeps, file: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseContents(client, files, manifest);
    const written: string[] = [];
    try {
      await makeSchema(client, url, manifest);
      await client.query(plainTexts);
      const keys = await beginLoad(client, manifest);
      await load(client, files, file, manifest, written);
      await finishLoad(client, manifest, keys);
      await compareFiles(files, manifest);
      await client.query('commit');
    } catch (error) {
      await empty(client, files, written, error);
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** @throws StartupError with both reasons when what was written cannot be removed. */
async function empty(client: pg.Client, files: AllFiles, written: readonly string[], reason: unknown): Promise<void> {
  try {
    await client.query('rollback');
    for (const path of written) await files.remove(path);
    await clearDatabase(client);
  } catch (error) {
    throw new StartupError(
      `${(reason as Error).message} What was written could not be removed (${(error as Error).message}). Type npm run restore again, which removes it.`,
      { cause: reason },
    );
  }
}

async function refuseContents(client: pg.Client, files: AllFiles, manifest: Manifest): Promise<void> {
  const again = await isUnfinished(client);
  if (again) await clearDatabase(client);
  const [first, ...others] = await listContents(client);
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` and ${String(others.length)} more`;
    throw new StartupError(`The database is not empty: it has ${first}${more}. Restore into an empty one.`);
  }
  const own = new Set(again ? manifest.members.map(({ path }) => path) : []);
  for await (const { path } of files.list()) {
    // those of a restore that was cut off are written again
    if (own.has(names.files + path)) continue;
    throw new StartupError(`There are files in ${files.place}, such as ${path}. Restore into an empty place.`);
  }
}

async function load(
  client: pg.Client,
  files: AllFiles,
  file: string,
  manifest: Manifest,
  written: string[],
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [nameOf(table), table]));
  const members = new Map(manifest.members.map((member) => [member.path, member]));
  await readMembers(file, async (name, bytes) => {
    const member = members.get(name);
    if (member === undefined) return;
    const table = tables.get(tableOf(name) ?? '');
    if (table !== undefined) return loadRows(client, table, checked(bytes, member));
    const path = name.slice(names.files.length);
    written.push(path);
    await files.save(path, checked(bytes, member));
  });
}

/** The same bytes. @throws StartupError at their end when they are not those that were checked. */
async function* checked(bytes: AsyncIterable<Buffer>, { path, sha256 }: Member): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new StartupError(`${path} was changed while it was restored.`);
}

/** Reads every file again from where it is now. */
async function compareFiles(files: AllFiles, { members }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of members) {
    if (tableOf(path) !== null) continue;
    const found = await files.open(path.slice(names.files.length));
    const hash = createHash('sha256');
    if (found !== null) for await (const chunk of found.bytes(0, found.size)) hash.update(chunk);
    if (found?.size !== bytes || hash.digest('hex') !== sha256) {
      throw new StartupError(`${path} came back from ${files.place} as another file.`);
    }
  }
}
