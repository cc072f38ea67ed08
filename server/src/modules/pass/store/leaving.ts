import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** Whose registrations are meant: those of the account, and those of its address that were never carried out. */
interface Leaving {
  readonly memberId: string;
  readonly address: string;
}

const locked = statement(
  { passId: text },
  ({ memberId, address }: Leaving) => sql`
    select pass_id as "passId" from pass
    where pass_id in (select r.pass_id from pass_registration r where r.member_id = ${memberId}
      union select r.pass_id from pass_registration r where r.address = ${address}::citext)
    order by pass_id for no key update`,
);

/** Locks every pass by which somebody is registered, in the order of the ids (docs/locks.md). */
export async function lockPassesOf(tx: Tx, leaving: Leaving): Promise<void> {
  await locked.rows(tx, leaving);
}

const removed = statement(
  {},
  ({ memberId, address }: Leaving) => sql`
    with gone as (
      delete from pass_registration r
      where r.pass_registration_id in (
        select m.pass_registration_id from pass_registration m where m.member_id = ${memberId}
        union select a.pass_registration_id from pass_registration a where a.address = ${address}::citext)
      returning r.pass_registration_id, r.pass_id, r.state),
    returning_slot as (
      select g.* from gone g join pass p using (pass_id) where g.state in ('HELD', 'ACTIVATED') and p.return_slots),
    freed as (
      update pass_redemption_code c set pass_registration_id = null, redeemed_at = null
      from returning_slot g where c.pass_registration_id = g.pass_registration_id),
    given_back as (
      update pass p set taken = p.taken - g.slots
      from (select pass_id, count(*)::integer as slots from returning_slot group by pass_id) g
      where p.pass_id = g.pass_id)
    select from gone`,
);

/** Removes them; where a pass returns slots, theirs are free again, and so are their redemption codes (D50, D51). */
export async function removeRegistrationsOf(tx: Tx, leaving: Leaving): Promise<void> {
  await removed.rows(tx, leaving);
}
