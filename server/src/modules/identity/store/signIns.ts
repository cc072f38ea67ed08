import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement } from '../../../base/sql/statement.ts';

/** What the tokens of a member say. */
export interface MemberClaims {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly customerId: string | null;
}

/** Null for somebody who is no member any more. */
export async function findMemberClaims(tx: Tx, memberId: string): Promise<MemberClaims | null> {
  const found = await tx
    .selectFrom('member')
    .select(['member_id as memberId', 'email', 'display_name as name', 'customer_id as customerId'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

export async function addSignIn(
  tx: Tx,
  {
    sid,
    memberId,
    userAgent,
    at,
    provedAt,
  }: { sid: string; memberId: string; userAgent: string; at: Date; provedAt: Date | null },
): Promise<void> {
  await tx
    .insertInto('sign_in')
    .values({ sid, member_id: memberId, user_agent: userAgent, created_at: at, proved_at: provedAt })
    .execute();
}

/** When a sign-in was made that has not ended, and whether it is one of staff; null for any other. */
export async function findLive(
  tx: Tx,
  sid: string,
  memberId: string,
): Promise<{ readonly createdAt: Date; readonly isStaff: boolean } | null> {
  const found = await tx
    .selectFrom('sign_in as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select(['s.created_at as createdAt', 'm.is_staff as isStaff'])
    .where('s.sid', '=', sid)
    .where('s.member_id', '=', memberId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Locks a sign-in until the transaction ends; false when it is not this member's, or has ended. */
export async function lockSignIn(tx: Tx, sid: string, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sign_in')
    .select('ended_at as endedAt')
    .where('sid', '=', sid)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found?.endedAt === null;
}

/** When somebody signed in; null once the sign-in has ended. */
export async function findSignInTime(tx: Tx, sid: string): Promise<Date | null> {
  const found = await tx
    .selectFrom('sign_in')
    .select('created_at as createdAt')
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.createdAt ?? null;
}

/** When a sign-in has last proved all that its account has; null when it never has, and once it has ended. */
export async function findProvedTime(tx: Tx, sid: string): Promise<Date | null> {
  const found = await tx
    .selectFrom('sign_in')
    .select('proved_at as provedAt')
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.provedAt ?? null;
}

interface Proof {
  readonly sid: string;
  /** The hash of the handle with which it was asked for. */
  readonly provedBy: string;
}

/** Saves that a sign-in has proved all again; false when it has ended. */
export async function saveProof(tx: Tx, { sid, provedBy }: Proof, at: Date): Promise<boolean> {
  const saved = await tx
    .updateTable('sign_in')
    .set({ proved_at: at, proved_by: provedBy })
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .returning('sid')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Whether the last proof of a sign-in is the answer to this handle. */
export async function isProvedBy(tx: Tx, { sid, provedBy }: Proof): Promise<boolean> {
  const found = await tx
    .selectFrom('sign_in')
    .select('sid')
    .where('sid', '=', sid)
    .where('proved_by', '=', provedBy)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Locks the sign-ins of these codes and refresh tokens until the transaction ends: redeeming or ending one waits here,
 * before any of its records is touched.
 */
export async function lockSignIns(tx: Tx, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await tx
    .selectFrom('sign_in')
    .select('sid')
    .where('sid', 'in', (eb) =>
      eb
        .selectFrom('oidc_record')
        .select((record) => record.ref('grant_id').$notNull().as('sid'))
        .where('model', 'in', ['AuthorizationCode', 'RefreshToken'])
        .where('id_hash', 'in', tokenHashes),
    )
    .orderBy('sid')
    .forNoKeyUpdate()
    .execute();
}

/** Whether the sign-in from which a code was issued is still active. */
export async function isCodeLive(tx: Tx, codeHash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('oidc_record as r')
    .innerJoin('sign_in as s', 's.sid', 'r.grant_id')
    .select('s.sid')
    .where('r.model', '=', 'AuthorizationCode')
    .where('r.id_hash', '=', codeHash)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

const sidColumn = { sid: text };

/**
 * Removes the records of sign-ins that this transaction has ended. In a statement of its own: one that waits for the
 * row of a sign-in goes on with its snapshot from before the wait, in which the tokens of the refresh it waited for are
 * missing.
 */
async function removeRecordsOf(tx: Tx, ended: readonly { readonly sid: string }[]): Promise<void> {
  if (ended.length === 0) return;
  const sids = ended.map(({ sid }) => sid);
  await tx.deleteFrom('oidc_record').where('grant_id', 'in', sids).execute();
}

const end = statement(
  sidColumn,
  ({ sid, at }: { sid: string; at: Date }) => sql`
    update sign_in set ended_at = ${at} where sid = ${sid} and ended_at is null returning sid`,
);

/**
 * Ends a sign-in, in a transaction: its tokens are removed and its bearer token is refused from the next request on.
 */
export async function endSignIn(tx: Tx, sid: string, at: Date): Promise<void> {
  await removeRecordsOf(tx, await end.rows(tx, { sid, at }));
}

const endFormer = statement(
  sidColumn,
  ({ formerTokenHash, sid, at }: { formerTokenHash: string; sid: string; at: Date }) => sql`
    update sign_in set ended_at = ${at}
    where ended_at is null and sid in (
      select grant_id from oidc_record
      where model = 'RefreshToken' and id_hash = ${formerTokenHash} and grant_id <> ${sid})
    returning sid`,
);

/** Ends the sign-in whose refresh token a browser replaces by that of a new one. */
export async function endFormerSignIn(tx: Tx, formerTokenHash: string, sid: string, at: Date): Promise<void> {
  await removeRecordsOf(tx, await endFormer.rows(tx, { formerTokenHash, sid, at }));
}

const old = removal(sql`delete from sign_in`, 'sign_in', 'created_at');

/** Removes sign-ins that are too old to have a valid token. */
export async function removeOldSignIns(tx: Tx, createdBefore: Date): Promise<void> {
  await old.rows(tx, { before: createdBefore });
}

const endOwn = statement(
  sidColumn,
  ({ sid, memberId, at }: { sid: string; memberId: string; at: Date }) => sql`
    update sign_in set ended_at = ${at}
    where sid = ${sid} and member_id = ${memberId} and ended_at is null returning sid`,
);

/** The same for a sign-in of this member; nothing for anybody else's. */
export async function endOwnSignIn(tx: Tx, key: { readonly sid: string; readonly memberId: string }, at: Date) {
  await removeRecordsOf(tx, await endOwn.rows(tx, { ...key, at }));
}

const endKind = statement(
  sidColumn,
  ({ sid, memberId, at, exceptSid }: { sid: string; memberId: string; at: Date; exceptSid: string | null }) => sql`
    with locked as (
      select sid from sign_in
      where member_id = ${memberId} and ended_at is null and sid is distinct from ${exceptSid}::text
        and user_agent = (select user_agent from sign_in where sid = ${sid} and member_id = ${memberId})
      order by sid for no key update)
    update sign_in set ended_at = ${at} where sid in (select sid from locked) returning sid`,
);

/** The same for every sign-in of this member by the same kind of browser as that one, except `exceptSid`. */
export async function endSignInsLike(
  tx: Tx,
  key: { readonly sid: string; readonly memberId: string; readonly exceptSid: string | null },
  at: Date,
) {
  await removeRecordsOf(tx, await endKind.rows(tx, { ...key, at }));
}

const endAll = statement(
  sidColumn,
  ({ memberId, at, exceptSid }: { memberId: string; at: Date; exceptSid: string | null }) => sql`
    with locked as (
      select sid from sign_in
      where member_id = ${memberId} and ended_at is null and sid is distinct from ${exceptSid}::text
      order by sid for no key update)
    update sign_in set ended_at = ${at} where sid in (select sid from locked) returning sid`,
);

/** Ends every sign-in of a member, except `exceptSid` if given. */
export async function endSignInsOf(tx: Tx, memberId: string, at: Date, exceptSid: string | null): Promise<void> {
  await removeRecordsOf(tx, await endAll.rows(tx, { memberId, at, exceptSid }));
}
