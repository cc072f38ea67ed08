import { manyPeopleId } from '@atrium/content/customers.ts';
import { seatHolders } from '@atrium/content/vandelay/employees.ts';
import { vandelayBadges, vandelayEnrollments, vandelayWatched } from '@atrium/content/vandelay/history.ts';
import { sql } from 'kysely';
import type { Tx } from '../base/sql/db.ts';
import { loadRows, type LoadRows } from '../base/sql/load.ts';
import { statement } from '../base/sql/statement.ts';
import { saveTenant } from '../base/sql/tenant.ts';
import type { At } from './at.ts';
import { learningRows } from './history.ts';
import { seatRows } from './seats.ts';
import { analyze } from './withoutTriggers.ts';

const customerId = manyPeopleId;
const own = (memberId: string) => ({ member_id: memberId, customer_id: customerId });

/** In the order of their foreign keys. */
const tables = [
  'seat',
  'member_standing',
  'enrollment',
  'video_progress',
  'viewing',
  'course_completion',
  'course_badge',
] as const;

/** The seats of the many people of Vandelay, and what they did under its contract. */
function vandelayRows(at: At): LoadRows<(typeof tables)[number]> {
  const members = seatHolders.map(({ member }) => member);
  return {
    ...seatRows(at, members),
    // which loadStandings would derive for one after another
    member_standing: members.map(({ memberId, accountType, registeredAt }) => ({
      member_id: memberId,
      account_type: accountType,
      since: at(registeredAt),
    })),
    enrollment: vandelayEnrollments.map(({ memberId, sessionId, at: joined }) => ({
      ...own(memberId),
      session_id: sessionId,
      status: 'ENROLLED',
      takes_seat: true,
      joined_at: at(joined),
      changed_at: at(joined),
    })),
    ...learningRows(at, own, { progress: vandelayWatched, viewings: vandelayWatched, badges: vandelayBadges }),
  };
}

const countSeats = statement(
  {},
  () => sql`
    insert into seat_count (contract_id, customer_id, assigned, used)
    select contract_id, customer_id, count(*), count(activated_at) from seat
    where customer_id = ${customerId} and revoked_at is null group by contract_id, customer_id
    on conflict (contract_id) do update set assigned = excluded.assigned, used = excluded.used`,
);

/** Loads the seats of Vandelay and what its people did; the caller folds its figures. Is called `withoutTriggers`. */
export async function loadVandelay(tx: Tx, at: At): Promise<void> {
  const rows = vandelayRows(at);
  await saveTenant(tx, customerId);
  for (const table of tables) await loadRows(tx, table, rows[table]);
  await countSeats.rows(tx, {});
  await analyze(tx, tables);
}
