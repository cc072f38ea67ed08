import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

/** The issuer's record of a code, token, grant or browser session; times in epoch seconds, as its library counts. */
export interface OidcRecord {
  readonly payload: Record<string, unknown>;
  readonly consumed: number | null;
}

const answerModel = 'RefreshAnswer';

interface Row {
  readonly payload: Record<string, unknown>;
  readonly consumed_at: Date | null;
}

function recordOf(row: Row | undefined): OidcRecord | null {
  if (row === undefined) return null;
  return { payload: row.payload, consumed: row.consumed_at && Math.floor(row.consumed_at.getTime() / 1000) };
}

export async function saveRecord(
  tx: Tx,
  key: { model: string; idHash: string },
  record: { payload: object; grantId: string | null; uid: string | null; expiresAt: Date },
): Promise<void> {
  await sql`insert into oidc_record (model, id_hash, grant_id, uid, payload, expires_at)
    values (${key.model}, ${key.idHash}, ${record.grantId}, ${record.uid}, ${JSON.stringify(record.payload)}::jsonb, ${record.expiresAt})
    on conflict (model, id_hash) do update set grant_id = excluded.grant_id, uid = excluded.uid,
      payload = excluded.payload, expires_at = excluded.expires_at`.execute(tx);
}

export async function findRecord(tx: Tx, model: string, idHash: string): Promise<OidcRecord | null> {
  const { rows } = await sql<Row>`select payload, consumed_at from oidc_record
    where model = ${model} and id_hash = ${idHash}`.execute(tx);
  return recordOf(rows[0]);
}

export async function findRecordByUid(tx: Tx, model: string, uid: string): Promise<OidcRecord | null> {
  const { rows } = await sql<Row>`select payload, consumed_at from oidc_record
    where uid = ${uid} and model = ${model}`.execute(tx);
  return recordOf(rows[0]);
}

export async function consumeRecord(tx: Tx, model: string, idHash: string, now: Date): Promise<void> {
  await sql`update oidc_record set consumed_at = ${now} where model = ${model} and id_hash = ${idHash}`.execute(tx);
}

export async function removeRecord(tx: Tx, model: string, idHash: string): Promise<void> {
  await sql`delete from oidc_record where model = ${model} and id_hash = ${idHash}`.execute(tx);
}

export async function removeRecordsOfGrant(tx: Tx, grantId: string): Promise<void> {
  await sql`delete from oidc_record where grant_id = ${grantId}`.execute(tx);
}

/** The answer to a refresh, encrypted with the token that asked, during its grace period. */
export async function findAnswer(tx: Tx, tokenHash: string, now: Date): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: string }>`select payload ->> 'sealed' as sealed from oidc_record
    where model = ${answerModel} and id_hash = ${tokenHash} and expires_at > ${now}`.execute(tx);
  return rows[0] === undefined ? null : Buffer.from(rows[0].sealed, 'base64');
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
  await sql`update oidc_record set expires_at = ${expiresAt}
    where model = ${answerModel} and id_hash = ${tokenHash} and expires_at > ${expiresAt}`.execute(tx);
}

/** Removes expired records; locked ones are removed the next time. */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await sql`delete from oidc_record where (model, id_hash) in (
    select model, id_hash from oidc_record where expires_at < ${now} for update skip locked)`.execute(tx);
  await sql`delete from sign_in_try where bucket in (
    select bucket from sign_in_try where until < ${now} for update skip locked)`.execute(tx);
}
