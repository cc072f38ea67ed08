import { createHash } from 'node:crypto';
import { isSame, mac } from '@atrium/server/base/secret.ts';
import { isKept } from '@atrium/server/ports/allFiles.ts';
import { z } from 'zod';

// An archive is a tar: the rows of each table in the text of COPY, in parts (`database/public.member/000001.copy`), the
// files (`files/media/…`), then `manifest.json`, and at last `seal.json` with the checksum of the manifest.

export const names = { manifest: 'manifest.json', seal: 'seal.json', files: 'files/' } as const;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.int().nonnegative();

const tableShape = z.strictObject({
  schema: z.enum(['public', 'graphile_worker']),
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  /** The sum of the SHA-256 of all rows, in no order. */
  checksum: hex,
});
const memberShape = z.strictObject({ path: z.string(), bytes: count, sha256: hex });

export const manifestShape = z.strictObject({
  format: z.literal('atrium-backup'),
  version: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Names the secret of the site without telling it. */
  secret: z.string(),
  migrations: z.array(z.string()).min(1),
  queue: z.int(),
  tables: z.array(tableShape),
  sequences: z.array(
    z.strictObject({
      schema: z.enum(['public', 'graphile_worker']),
      name: identifier,
      value: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  /** Every member of the archive before the manifest, in its order. */
  members: z.array(memberShape),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TableEntry = z.infer<typeof tableShape>;
export type Member = z.infer<typeof memberShape>;

export const sealShape = z.strictObject({ sha256: hex, mac: z.string() });
export type Seal = z.infer<typeof sealShape>;

/** The name of a secret, from which it does not follow. */
export const fingerprintOf = (secret: string): string => mac(secret, 'backup fingerprint', 'atrium');

/** What proves a manifest: by whoever has the secret, its author; by everybody, that it is whole. */
export function sealOf(manifest: Buffer, secret: string): Seal {
  const sha256 = createHash('sha256').update(manifest).digest('hex');
  return { sha256, mac: mac(secret, 'backup manifest', sha256) };
}

/** Whether the seal is of that manifest; `secret`: null where it is another one than the site's. */
export function isSealed(manifest: Buffer, seal: Seal, secret: string | null): boolean {
  const sha256 = createHash('sha256').update(manifest).digest('hex');
  if (sha256 !== seal.sha256) return false;
  return secret === null || isSame(seal.mac, sealOf(manifest, secret).mac);
}

/** The table of a member, 'public.member'; null for a file. */
export function tableOf(path: string): string | null {
  return /^database\/((?:public|graphile_worker)\.[a-z_][a-z0-9_]*)\/\d{6,}\.copy$/.exec(path)?.[1] ?? null;
}

/** Whether an archive may have a member of that name: rows of a table, or a file that leads to no other folder. */
export function isMember(path: string): boolean {
  return tableOf(path) !== null || (path.startsWith(names.files) && isKept(path.slice(names.files.length)));
}
