import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { inCheckout } from '@atrium/server/base/process/checkout.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { queueSchema } from '@atrium/server/base/sql/migrate.ts';
import { extract } from 'tar-stream';
import {
  fingerprintOf,
  isMember,
  isSealed,
  manifestShape,
  names,
  sealShape,
  tableOf,
  type Manifest,
  type Seal,
} from './manifest.ts';
import { nameOf } from './tables.ts';

/** The longest manifest that is read, in bytes: of some millions of files. */
const longestManifest = 512 * 1024 * 1024;

/** The beginning of a member, as far as it matters here. */
interface Header {
  readonly name: string;
  readonly type?: string | null;
}

/** An archive that cannot be trusted, with the reason. */
export class ArchiveError extends StartupError {}

/**
 * Reads an archive to its end and compares every member with the manifest, before anything is written (THR-74).
 * @param secrets those of the site; the archive must be sealed with one of them, unless `mayDiffer`.
 * @throws ArchiveError for an archive that is cut, was changed, is of a newer program or has another site's secret.
 */
export async function checkArchive(
  file: string,
  secrets: readonly string[],
  mayDiffer: boolean,
): Promise<{ readonly manifest: Manifest; readonly isOwn: boolean }> {
  const found: Manifest['members'] = [];
  const ends: { manifest?: Buffer; seal?: Buffer } = {};
  await readMembers(file, async (name, bytes) => {
    if (ends.seal !== undefined) throw changed('something comes after its end');
    if (name === names.manifest && ends.manifest === undefined) ends.manifest = await wholeOf(bytes);
    else if (name === names.seal && ends.manifest !== undefined) ends.seal = await wholeOf(bytes);
    else if (!isMember(name) || ends.manifest !== undefined) throw changed(`${JSON.stringify(name)} is no part of one`);
    else found.push(await sumOf(name, bytes));
  });
  if (ends.manifest === undefined || ends.seal === undefined) throw changed('its end is missing');
  const { seal, manifest } = parse(ends.manifest, ends.seal);
  const secret = secrets.find((one) => fingerprintOf(one) === manifest.secret) ?? null;
  if (!isSealed(ends.manifest, seal, secret)) throw changed('its manifest is not the one that was sealed');
  if (secret === null && !mayDiffer) throw new ArchiveError(otherSecret);
  compare(manifest, found);
  await refuseNewer(manifest);
  return { manifest, isOwn: secret !== null };
}

const otherSecret = `The archive is of a site with another secret, so nobody can tell whether it was changed. Set SECRET to the one of that site, or copy its file DATA_DIR/secret. Under another one the signing keys, authenticator apps, the secrets of endpoints and company sign-ons cannot be read, and the site does not start. To restore all the same: --another-secret.`;

function changed(why: string): ArchiveError {
  return new ArchiveError(`The archive is not whole, or was changed: ${why}. Nothing was restored from it.`);
}

/** Calls `work` with each member, one after the other; what it leaves of one is skipped. */
export async function readMembers(
  file: string,
  work: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const source = createReadStream(file);
  const tar = extract();
  source.on('error', (error) => {
    tar.destroy(error);
  });
  source.pipe(tar);
  try {
    for await (const entry of tar as unknown as AsyncIterable<Readable & { readonly header: Header }>) {
      const { name, type } = entry.header;
      if (type !== 'file') throw changed(`${JSON.stringify(name)} is no file`);
      await work(name, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw new ArchiveError(changed(message).message, { cause: error });
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code)) {
      throw new ArchiveError(`${file} cannot be read (${code}).`, { cause: error });
    }
    throw error;
  } finally {
    source.destroy();
  }
}

async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > longestManifest) throw changed('its manifest is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function sumOf(path: string, stream: AsyncIterable<Buffer>): Promise<Manifest['members'][number]> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

function parse(manifestText: Buffer, sealText: Buffer): { readonly manifest: Manifest; readonly seal: Seal } {
  try {
    const seal = sealShape.parse(JSON.parse(sealText.toString()));
    const value: unknown = JSON.parse(manifestText.toString());
    const { version } = value as { version?: unknown };
    if (typeof version === 'number' && version > 1) throw new ArchiveError(newer(`format ${String(version)}`));
    return { manifest: manifestShape.parse(value), seal };
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(changed('its manifest cannot be read').message, { cause: error });
  }
}

function compare(manifest: Manifest, found: Manifest['members']): void {
  const tables = new Set(manifest.tables.map(nameOf));
  for (const [at, stated] of manifest.members.entries()) {
    const { path, bytes, sha256 } = found[at] ?? { path: '', bytes: 0, sha256: '' };
    if (path !== stated.path) throw changed(`${stated.path} is missing`);
    if (bytes !== stated.bytes || sha256 !== stated.sha256) throw changed(`${path} has another content`);
    const table = tableOf(path);
    if (table !== null && !tables.has(table)) throw changed(`${path} is of no table`);
  }
  if (found.length !== manifest.members.length) throw changed('it has more than its manifest names');
}

/** An older schema is brought up to date by the next start; a newer one is of a program that is not here. */
async function refuseNewer({ migrations, queue, product }: Manifest): Promise<void> {
  const known = new Set(await readdir(inCheckout('server/migrations')));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new ArchiveError(newer(`version ${product}, with ${unknown}`));
  if (queue > queueSchema) throw new ArchiveError(newer(`version ${product}, with jobs of schema ${String(queue)}`));
}

const newer = (what: string): string =>
  `The archive was made by a newer Atrium (${what}). Restore it with that version or a later one.`;
