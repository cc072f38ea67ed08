import { sql } from 'kysely';
import { z } from 'zod';
import { instant, json, nullable, type RowOf } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { jsonText } from '../../../base/sql/fragments.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement } from '../../../base/sql/statement.ts';

/** The issuer's record of a code, token, grant or browser session; times in epoch seconds, as its library counts. */
export interface OidcRecord {
  readonly payload: Record<string, unknown>;
  readonly consumed: number | null;
}

const answerModel = 'RefreshAnswer';

const columns = { payload: json(z.record(z.string(), z.unknown())), consumed_at: nullable(instant) };

const byHash = statement(
  columns,
  ({ model, idHash }: { model: string; idHash: string }) => sql`
    select payload, consumed_at from oidc_record where model = ${model} and id_hash = ${idHash}`,
);
const byUid = statement(
  columns,
  ({ model, uid }: { model: string; uid: string }) => sql`
    select payload, consumed_at from oidc_record where uid = ${uid} and model = ${model}`,
);

function recordOf(row: RowOf<typeof columns> | undefined): OidcRecord | null {
  if (row === undefined) return null;
  return { payload: row.payload, consumed: row.consumed_at && Math.floor(row.consumed_at.getTime() / 1000) };
}

export async function saveRecord(
  tx: Tx,
  key: { model: string; idHash: string },
  record: { payload: object; grantId: string | null; uid: string | null; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('oidc_record')
    .values({
      model: key.model,
      id_hash: key.idHash,
      grant_id: record.grantId,
      uid: record.uid,
      payload: JSON.stringify(record.payload),
      expires_at: record.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['model', 'id_hash']).doUpdateSet((eb) => ({
        grant_id: eb.ref('excluded.grant_id'),
        uid: eb.ref('excluded.uid'),
        payload: eb.ref('excluded.payload'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

export async function findRecord(tx: Tx, model: string, idHash: string): Promise<OidcRecord | null> {
  return recordOf((await byHash.rows(tx, { model, idHash }))[0]);
}

export async function findRecordByUid(tx: Tx, model: string, uid: string): Promise<OidcRecord | null> {
  return recordOf((await byUid.rows(tx, { model, uid }))[0]);
}

export async function saveConsumed(tx: Tx, model: string, idHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('oidc_record')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id_hash', '=', idHash)
    .execute();
}

export async function removeRecord(tx: Tx, model: string, idHash: string): Promise<void> {
  await tx.deleteFrom('oidc_record').where('model', '=', model).where('id_hash', '=', idHash).execute();
}

export async function removeRecordsOfGrant(tx: Tx, grantId: string): Promise<void> {
  await tx.deleteFrom('oidc_record').where('grant_id', '=', grantId).execute();
}

/** Removes the records of one grant of a receiver, and leaves the others of the sign-in. */
export async function removeRecordsOfReceiver(
  tx: Tx,
  { sid, grantId }: { sid: string; grantId: string },
): Promise<void> {
  await tx
    .deleteFrom('oidc_record')
    .where('grant_id', '=', sid)
    .where((eb) => eb(jsonText(eb.ref('payload'), 'grantId'), '=', grantId))
    .execute();
}

/** The answer to a refresh, encrypted with the token that asked, during its grace period. */
export async function findAnswer(tx: Tx, tokenHash: string, now: Date): Promise<Buffer | null> {
  const found = await tx
    .selectFrom('oidc_record')
    .select((eb) => jsonText(eb.ref('payload'), 'sealed').as('sealed'))
    .where('model', '=', answerModel)
    .where('id_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found === undefined || found.sealed === null ? null : Buffer.from(found.sealed, 'base64');
}

/** Stored with the tokens of the sign-in, so that it is removed with them. */
export async function saveAnswer(
  tx: Tx,
  tokenHash: string,
  answer: { sealed: Buffer; sid: string; expiresAt: Date },
): Promise<void> {
  const { sealed, sid, expiresAt } = answer;
  const record = { payload: { sealed: sealed.toString('base64') }, grantId: sid, uid: null, expiresAt };
  await saveRecord(tx, { model: answerModel, idHash: tokenHash }, record);
}

/** The answer was sent: it can be repeated until `expiresAt` at the latest. */
export async function endAnswer(tx: Tx, tokenHash: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('oidc_record')
    .set({ expires_at: expiresAt })
    .where('model', '=', answerModel)
    .where('id_hash', '=', tokenHash)
    .where('expires_at', '>', expiresAt)
    .execute();
}

const expired = removal(sql`delete from oidc_record`, 'oidc_record', 'expires_at');

/** Removes expired records. */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await expired.rows(tx, { before: now });
}
