import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { allFolderFiles } from '@atrium/server/adapters/local/allFolderFiles.ts';
import { allBucketFiles } from '@atrium/server/adapters/s3/allBucketFiles.ts';
import { startBucket } from '@atrium/server/adapters/s3/bucketServer.fixture.ts';
import { migrate } from '@atrium/server/base/sql/migrate.ts';
import type { AllFiles } from '@atrium/server/ports/allFiles.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { createEmpty } from '@atrium/server/testing/template.ts';
import pg from 'pg';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from './makeBackup.ts';
import { names, sealOf, type Manifest } from './manifest.ts';
import { checkArchive, readMembers } from './readArchive.ts';
import { restoreBackup } from './restoreBackup.ts';

const secret = 'a secret of thirty-two letters and more';
const product = '0.1.0';
const now = Date.parse('2026-11-30T20:00:00Z');

let folder: string;
let source: string;
let archive: string;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-backup-'));
  source = await cloneDatabase();
  for (const [name, text] of Object.entries(ownFiles)) {
    await mkdir(path.dirname(path.join(folder, 'files', name)), { recursive: true });
    await writeFile(path.join(folder, 'files', name), text);
  }
  archive = path.join(folder, 'academy.tar');
  const deps = { url: source, files: allFolderFiles(path.join(folder, 'files')), secret, product, now };
  ({ manifest } = await makeBackup(deps, archive));
});
afterAll(() => rm(folder, { recursive: true }));

const ownFiles = {
  'documents/plan.pdf': 'a plan',
  'media/film/master.m3u8': '#EXTM3U',
  'media/film/part.m4s': 'x'.repeat(300_000),
  'published/empty.webp': '',
  'received/upload': 'not encoded yet',
  'arriving/film': 'half of a film',
};

async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const contents: Record<string, string> = {};
    const tables = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename not in ('laid_functions', 'migrations')`);
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as text
         from ${name} t`,
      );
      contents[name] = rows[0]?.text ?? '';
    }
    const others = await client.query<{ name: string; text: string }>(`
      select 'sequence ' || schemaname || '.' || sequencename as name, coalesce(last_value::text, '') as text
      from pg_sequences
      union all select 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'function ' || oid::regprocedure, md5(prosrc) || coalesce(proacl::text, '') from pg_proc
      where pronamespace = 'public'::regnamespace
      union all select 'trigger ' || tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger
      where not tgisinternal
      union all select 'rights ' || oid::regclass, coalesce(relacl::text, '') from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')`);
    for (const { name, text } of others.rows) contents[name] = text;
    return contents;
  } finally {
    await client.end();
  }
}

async function listOf(files: AllFiles): Promise<{ readonly path: string; readonly size: number }[]> {
  const found = [];
  for await (const file of files.list()) found.push(file);
  return found;
}

const tablesIn = async (url: string): Promise<number> =>
  Object.keys(await contentsOf(url)).filter((name) => /^(public|graphile)/.test(name)).length;

test('[OPE-01] every row, counter, constraint, function and right is the same after a restore and a start', async () => {
  const url = await createEmpty(source);
  const files = allFolderFiles(path.join(folder, 'restored'));
  const checked = await checkArchive(archive, ['another secret', secret], false);
  expect(checked).toEqual({ manifest, isOwn: true });
  await restoreBackup({ url, files }, archive, manifest);
  // as the start does
  await migrate(url);
  const [before, after] = [await contentsOf(source), await contentsOf(url)];
  expect(Object.keys(before).length).toBeGreaterThan(500);
  expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(1000);
  expect(after).toEqual(before);
  for (const [name, text] of Object.entries(ownFiles)) {
    const found = await readFile(path.join(folder, 'restored', name), 'utf8').catch(() => null);
    expect([name, found]).toEqual([name, /^(received|arriving)/.test(name) ? null : text]);
  }
});

test('[OPE-01] [THR-74] an archive is for its owner alone, and has no secret', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(archive);
  expect(bytes.includes(secret)).toBe(false);
  expect(manifest.secret).not.toContain(secret);
});

test('[OPE-01] the rows are those of one instant, while others write', async () => {
  const client = new pg.Client({ connectionString: source });
  await client.connect();
  const over = new AbortController();
  let count = 0;
  const writes = (async () => {
    while (!over.signal.aborted) {
      count += 1;
      const key = `instant/${String(count)}`;
      await client.query('begin');
      await client.query(`insert into setting (key, value) values ($1, '1')`, [`a-${key}`]);
      await client.query(`insert into migration (name, applied_at) values ($1, now())`, [`zz-${key}`]);
      await client.query('commit');
    }
  })();
  const file = path.join(folder, 'busy.tar');
  const deps = { url: source, files: allFolderFiles(path.join(folder, 'files')), secret, product, now };
  const made = await makeBackup(deps, file);
  over.abort();
  await writes;
  await client.query(`delete from setting where key like 'a-instant/%'`);
  await client.query(`delete from migration where name like 'zz-instant/%'`);
  await client.end();
  const texts: Record<string, string> = {};
  await readMembers(file, async (name, bytes) => {
    if (!/\.(setting|migration)\//.test(name)) return;
    let text = '';
    for await (const chunk of bytes) text += chunk.toString();
    texts[name] = text;
  });
  const [settings, migrations] = ['a-instant', 'zz-instant'].map(
    (key) => Object.values(texts).join('').split(key).length,
  );
  expect(settings).toBe(migrations);
  expect(made.manifest.tables.length).toBe(manifest.tables.length);
  expect(count).toBeGreaterThan(1);
});

test('[THR-74] an archive that is cut at any place is refused', async () => {
  const bytes = await readFile(archive);
  const cut = path.join(folder, 'cut.tar');
  for (let at = 0; at < 10; at += 1) {
    await writeFile(cut, bytes.subarray(0, Math.floor((bytes.length * at) / 10)));
    await expect(checkArchive(cut, [secret], false), String(at)).rejects.toThrow(/not whole, or was changed/);
  }
  await rm(cut);
});

test('[THR-74] a byte that differs in any part is refused', async () => {
  const bytes = await readFile(archive);
  const changed = path.join(folder, 'changed.tar');
  const places = ['database/public.course/', 'files/media/film/part.m4s', names.manifest, names.seal];
  for (const place of places) {
    const header = bytes.indexOf(place);
    for (const at of [header, header + 512 + 20]) {
      const other = Buffer.from(bytes);
      other.writeUInt8((other.readUInt8(at) + 1) % 256, at);
      await writeFile(changed, other);
      await expect(checkArchive(changed, [secret], false), `${place} ${String(at)}`).rejects.toThrow(/^The archive/);
    }
  }
  await rm(changed);
});

async function makeTar(file: string, members: Readonly<Record<string, string>>): Promise<void> {
  const tar = pack();
  for (const [name, text] of Object.entries(members)) tar.entry({ name }, text);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar as AsyncIterable<Buffer>) chunks.push(chunk);
  await writeFile(file, Buffer.concat(chunks));
}

test.each([
  '../secret',
  'files/../../secret',
  '/etc/passwd',
  'files/received/a',
  'database/public.a;b/000001.copy',
  'x',
])('[THR-74] a member that leads elsewhere is refused: %s', async (name) => {
  const alien = path.join(folder, 'alien.tar');
  await makeTar(alien, { [name]: 'hostile' });
  await expect(checkArchive(alien, [secret], false)).rejects.toThrow(/is no part of one/);
});

test('[THR-74] a manifest of somebody who has not the secret is refused', async () => {
  const forged = path.join(folder, 'forged.tar');
  const text = `${JSON.stringify({ ...manifest, members: [] })}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  await makeTar(forged, { [names.manifest]: text, [names.seal]: JSON.stringify({ sha256, mac: 'guessed' }) });
  await expect(checkArchive(forged, [secret], false)).rejects.toThrow(/not the one that was sealed/);
});

test('[OPE-01] another secret is said before anything is written, and a newer program as well', async () => {
  await expect(checkArchive(archive, ['another secret of many letters'], false)).rejects.toThrow(/another secret/);
  expect((await checkArchive(archive, [], true)).isOwn).toBe(false);
  const newer = path.join(folder, 'newer.tar');
  const text = Buffer.from(
    JSON.stringify({ ...manifest, members: [], tables: [], migrations: ['29990101000000_later.sql'] }),
  );
  await makeTar(newer, {
    [names.manifest]: text.toString(),
    [names.seal]: JSON.stringify(sealOf(text, secret)),
  });
  await expect(checkArchive(newer, [secret], false)).rejects.toThrow(/newer Atrium.*29990101000000_later/);
});

test('[OPE-01] a place that is not empty is refused, and stays as it is', async () => {
  const before = await contentsOf(source);
  const files = allFolderFiles(path.join(folder, 'never'));
  await expect(restoreBackup({ url: source, files }, archive, manifest)).rejects.toThrow(
    /The database is not empty: it has .* and \d+ more/,
  );
  expect(await contentsOf(source)).toEqual(before);
  const url = await createEmpty(source);
  const full = allFolderFiles(path.join(folder, 'files'));
  await expect(restoreBackup({ url, files: full }, archive, manifest)).rejects.toThrow(/There are files in .*files/);
  expect(await tablesIn(url)).toBe(0);
});

test('[OPE-01] what fails leaves both places empty, and what was cut off is begun again', async () => {
  const url = await createEmpty(source);
  const files = allFolderFiles(path.join(folder, 'failed'));
  const wrong = { ...manifest, tables: manifest.tables.map((table) => ({ ...table, checksum: '0'.repeat(64) })) };
  await expect(restoreBackup({ url, files }, archive, wrong)).rejects.toThrow(/The table .* differ/);
  expect(await tablesIn(url)).toBe(0);
  expect((await listOf(files)).length).toBe(0);
  // killed in the middle: the schema, the note and a file are there
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table unfinished_restore (begun_at timestamptz); create table half (a text)');
  await client.end();
  await expect(migrate(url)).rejects.toThrow(/RESTORE_UNFINISHED/);
  await files.save('documents/plan.pdf', Readable.from([Buffer.from('half')]));
  await restoreBackup({ url, files }, archive, manifest);
  await migrate(url);
  expect(await contentsOf(url)).toEqual(await contentsOf(source));
});

test('[OPE-01] a backup from a bucket is restored into another one', async () => {
  const signer = { accessKeyId: 'an-access-key', secretAccessKey: 'its secret' };
  const [one, other] = [await startBucket(signer), await startBucket(signer)];
  const filesOf = (origin: string) =>
    allBucketFiles({ bucket: 'files', region: 'us-east-1', endpoint: origin, ...signer });
  const film = Buffer.alloc(20 * 1024 * 1024, 'film');
  const bytesOf = (bytes: Buffer) => {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 1 << 20) chunks.push(bytes.subarray(at, at + (1 << 20)));
    return Readable.from(chunks);
  };
  await filesOf(one.origin).save('media/long/part.m4s', bytesOf(film));
  await filesOf(one.origin).save('images/a.webp', bytesOf(Buffer.from('a picture')));
  await fetch(`${one.origin}/files/received/upload`, { method: 'PUT', body: 'not encoded' });
  const file = path.join(folder, 'bucket.tar');
  const deps = { url: source, files: filesOf(one.origin), secret, product, now };
  const made = await makeBackup(deps, file);
  const url = await createEmpty(source);
  await restoreBackup({ url, files: filesOf(other.origin) }, file, made.manifest);
  const listed = await listOf(filesOf(other.origin));
  expect(listed.toSorted((a, b) => a.size - b.size)).toEqual([
    { path: 'images/a.webp', size: 9 },
    { path: 'media/long/part.m4s', size: film.length },
  ]);
  one.close();
  other.close();
});

test('[OPE-01] a backup that fails leaves no file', async () => {
  const file = path.join(folder, 'failing.tar');
  const files = {
    ...allFolderFiles(path.join(folder, 'files')),
    open: () => Promise.reject(new Error('the storage is away')),
  };
  await expect(makeBackup({ url: source, files, secret, product, now }, file)).rejects.toThrow('the storage is away');
  expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
});
