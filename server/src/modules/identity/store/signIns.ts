import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

export interface Account {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
}

/** A member's claims for the tokens. */
export async function findAccount(tx: Tx, memberId: string): Promise<Account | null> {
  const { rows } = await sql<Account>`select member_id as "memberId", email::text as email, display_name as name
    from member where member_id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

export async function addSignIn(
  tx: Tx,
  signIn: { sid: string; memberId: string; userAgent: string; at: Date },
): Promise<void> {
  await sql`insert into sign_in (sid, member_id, user_agent, created_at)
    values (${signIn.sid}, ${signIn.memberId}, ${signIn.userAgent}, ${signIn.at})`.execute(tx);
}

export async function isLive(tx: Tx, sid: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`select from sign_in
    where sid = ${sid} and member_id = ${memberId} and ended_at is null`.execute(tx);
  return rows.length > 0;
}

/**
 * Locks the sign-ins of these codes and refresh tokens until the transaction ends: redeeming or ending one waits here,
 * before any of its records is touched.
 */
export async function holdSignIns(tx: Tx, tokenHashes: readonly string[]): Promise<void> {
  await sql`select from sign_in where sid in (
      select grant_id from oidc_record
      where model in ('AuthorizationCode', 'RefreshToken') and id_hash = any(${tokenHashes}::text[]))
    order by sid for no key update`.execute(tx);
}

/** Ends a sign-in: its tokens are removed and its bearer token is refused from the next request on. */
export async function endSignIn(tx: Tx, sid: string, at: Date): Promise<void> {
  await sql`with ended as (
      update sign_in set ended_at = ${at} where sid = ${sid} and ended_at is null returning sid)
    delete from oidc_record where grant_id in (select sid from ended)`.execute(tx);
}

/** Ends the sign-in whose refresh token a browser replaces by that of a new one. */
export async function endFormerSignIn(tx: Tx, formerTokenHash: string, sid: string, at: Date): Promise<void> {
  await sql`with former as (
      select grant_id from oidc_record
      where model = 'RefreshToken' and id_hash = ${formerTokenHash} and grant_id <> ${sid}),
    ended as (
      update sign_in set ended_at = ${at} where sid in (select grant_id from former) and ended_at is null
      returning sid)
    delete from oidc_record where grant_id in (select sid from ended)`.execute(tx);
}

/** Removes sign-ins that are too old to have a valid token. */
export async function removeOldSignIns(tx: Tx, createdBefore: Date): Promise<void> {
  await sql`delete from sign_in where sid in (
    select sid from sign_in where created_at < ${createdBefore} for update skip locked)`.execute(tx);
}

/** Ends every sign-in of a member, except `exceptSid` if given. */
export async function endSignInsOf(tx: Tx, memberId: string, at: Date, exceptSid: string | null): Promise<void> {
  await sql`with held as (
      select sid from sign_in
      where member_id = ${memberId} and ended_at is null and sid is distinct from ${exceptSid}::text
      order by sid for no key update),
    ended as (update sign_in set ended_at = ${at} where sid in (select sid from held) returning sid)
    delete from oidc_record where grant_id in (select sid from ended)`.execute(tx);
}
