import { sql } from 'kysely';
import { nullable, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** Whose registrations are meant: those of the account, and those of its address that were never carried out. */
export interface Leaving {
  readonly memberId: string;
  readonly address: string;
}

// by the index of each; what somebody else had with this address before is theirs
const theirs = ({ memberId, address }: Leaving) => sql`
  (select m.* from pass_registration m where m.member_id = ${memberId}
    union select a.* from pass_registration a where a.address = ${address}::citext and a.member_id is null)`;

const locked = statement(
  { passId: text },
  (leaving: Leaving) => sql`
    select pass_id as "passId" from pass
    where pass_id in (select r.pass_id from ${theirs(leaving)} r)
    order by pass_id for no key update`,
);

/** Locks every pass by which somebody is registered, in the order of the ids (docs/locks.md). */
export async function lockPassesOf(tx: Tx, leaving: Leaving): Promise<void> {
  await locked.rows(tx, leaving);
}

const columns = {
  registrationId: text,
  passId: text,
  state: oneOf('HELD', 'ACTIVATED', 'REMOVED'),
  memberId: nullable(text),
};
const selected = sql`r.pass_registration_id as "registrationId", r.pass_id as "passId", r.state,
  r.member_id as "memberId"`;

const listed = statement(columns, (leaving: Leaving) => sql`select ${selected} from ${theirs(leaving)} r order by 1`);

/** The registrations of somebody, whatever became of them. */
export function listRegistrationsOf(tx: Tx, leaving: Leaving) {
  return listed.rows(tx, leaving);
}

const atAddress = statement(
  columns,
  ({ address }: { address: string }) => sql`
    select ${selected} from pass_registration r where r.address = ${address}::citext order by 1`,
);

/** Every registration with an address, whosever it is. */
export function listRegistrationsAt(tx: Tx, address: string) {
  return atAddress.rows(tx, { address });
}

const moved = statement(
  {},
  ({ registrationIds, address }: { registrationIds: readonly string[]; address: string }) => sql`
    update pass_registration set address = ${address}::citext where pass_registration_id = any(${registrationIds}::text[])`,
);

/** Gives registrations another address, by which nobody is registered for their passes. */
export async function saveAddress(tx: Tx, registrationIds: readonly string[], address: string): Promise<void> {
  await moved.rows(tx, { registrationIds, address });
}

const removed = statement(
  {},
  ({ registrationIds }: { registrationIds: readonly string[] }) => sql`
    with gone as (
      delete from pass_registration r where r.pass_registration_id = any(${registrationIds}::text[])
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
export async function removeRegistrations(tx: Tx, registrationIds: readonly string[]): Promise<void> {
  await removed.rows(tx, { registrationIds });
}
