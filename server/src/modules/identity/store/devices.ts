import { sql } from 'kysely';
import { boolean, instant, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

export interface DevicesOf {
  readonly memberId: string;
  /** The sign-in that asks; null when there is none. */
  readonly thisSid: string | null;
  readonly now: Date;
}

const devices = statement(
  { sid: text, device: text, signIns: number, signedInAt: instant, lastUsedAt: instant, isThis: boolean },
  ({ memberId, thisSid, now }: DevicesOf) => sql`
    with live as (
      select s.sid, s.user_agent as device, s.created_at as since, s.sid is not distinct from ${thisSid}::text as own,
        to_timestamp(max((r.payload ->> 'iat')::float8)) as used
      from sign_in s
      join oidc_record r on r.grant_id = s.sid and r.model = 'RefreshToken' and r.expires_at > ${now}
      where s.member_id = ${memberId} and s.ended_at is null
      group by s.sid)
    select (array_agg(sid order by used desc, sid))[1] as sid, device, count(*)::int as "signIns",
      max(since) as "signedInAt", max(used) as "lastUsedAt", own as "isThis"
    from live
    group by device, own
    order by own desc, "lastUsedAt" desc, device`,
);

/** How many sign-ins of a member there are, in any browser. */
export async function countSignIns(tx: Tx, memberId: string, now: Date): Promise<number> {
  const { signIns } = await tx
    .selectFrom('sign_in as s')
    .select((eb) => eb.fn.countAll().as('signIns'))
    .where('s.member_id', '=', memberId)
    .where('s.ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('oidc_record as r')
          .select('r.grant_id')
          .whereRef('r.grant_id', '=', 's.sid')
          .where('r.model', '=', 'RefreshToken')
          .where('r.expires_at', '>', now),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(signIns);
}

/**
 * Where a member is signed in: the sign-in that asks, and then one row for each kind of browser, the one last used
 * first. Names of browsers are few, so the list is short however often somebody signs in.
 */
export function listDevices(reader: Reader, of: DevicesOf) {
  return devices.prepared(reader, of);
}
