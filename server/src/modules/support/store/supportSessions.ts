import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { sql } from 'kysely';
import type { Support } from '../../../base/context.ts';
import { instant, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';
import type { OverSupport } from '../types.ts';

const open = query((db, { sid, staffId, now }: { sid: string; staffId: string; now: Date }) =>
  db
    .selectFrom('support_session as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select(['s.support_session_id as supportId', 's.member_id as memberId', 's.ends_at as endsAt'])
    .where('s.sid', '=', sid)
    .where('s.staff_id', '=', staffId)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now)
    // somebody who has joined the team meanwhile is not looked at
    .where('m.is_staff', '=', false),
);

/** The support mode that is on in a sign-in of this person; null without one. */
export async function findOpenSupport(
  reader: Reader,
  key: { readonly sid: string; readonly staffId: string; readonly now: Date },
): Promise<Support | null> {
  const [found] = await open.prepared(reader, key);
  return found === undefined ? null : { ...found, endsAt: found.endsAt.getTime() };
}

/** Adds a support mode; null when one is on in this sign-in. */
export async function addSupport(
  tx: Tx,
  added: {
    readonly memberId: string;
    readonly staffId: string;
    readonly staffRole: StaffRole;
    readonly sid: string;
    readonly reason: string;
    readonly beganAt: Date;
    readonly endsAt: Date;
  },
): Promise<string | null> {
  const row = await tx
    .insertInto('support_session')
    .values({
      member_id: added.memberId,
      staff_id: added.staffId,
      staff_role: added.staffRole,
      sid: added.sid,
      reason: added.reason,
      began_at: added.beganAt,
      ends_at: added.endsAt,
    })
    .onConflict((conflict) => conflict.column('sid').where('ended_at', 'is', null).doNothing())
    .returning('support_session_id as supportId')
    .executeTakeFirst();
  return row?.supportId ?? null;
}

const overColumns = { supportId: text, memberId: text, reason: text, beganAt: instant, endsAt: instant };

const ended = statement(
  overColumns,
  ({ sid, now }: { sid: string; now: Date }) => sql`
    update support_session set ended_at = least(ends_at, ${now})
    where sid = ${sid} and ended_at is null
    returning support_session_id::text as "supportId", member_id as "memberId", reason, began_at as "beganAt",
      ends_at as "endsAt"`,
);

/** Ends what is on in a sign-in, also when its time is over; null when nothing is. */
export async function endSupportOf(tx: Tx, sid: string, now: Date): Promise<OverSupport | null> {
  const [row] = await ended.rows(tx, { sid, now });
  return row === undefined ? null : overOf(row);
}

const over = statement(
  overColumns,
  ({ now, roles }: { now: Date; roles: readonly string[] }) => sql`
    update support_session s set ended_at = least(s.ends_at, ${now})
    where s.support_session_id in (
      select o.support_session_id from support_session o
      where o.ended_at is null and (
        o.ends_at <= ${now}
        or not exists (select from sign_in i where i.sid = o.sid and i.ended_at is null)
        or not exists (select from staff_role r where r.member_id = o.staff_id and r.role = any(${roles}::text[])))
      order by o.support_session_id for update skip locked)
    returning s.support_session_id::text as "supportId", s.member_id as "memberId", s.reason, s.began_at as "beganAt",
      s.ends_at as "endsAt"`,
);

/** Ends every support mode whose time, sign-in or role is over. */
export async function endOverSupport(
  tx: Tx,
  { now, roles }: { readonly now: Date; readonly roles: readonly StaffRole[] },
): Promise<OverSupport[]> {
  return (await over.rows(tx, { now, roles })).map(overOf);
}

function overOf(row: Omit<OverSupport, 'beganAt' | 'endsAt'> & { beganAt: Date; endsAt: Date }): OverSupport {
  return { ...row, beganAt: row.beganAt.getTime(), endsAt: row.endsAt.getTime() };
}
