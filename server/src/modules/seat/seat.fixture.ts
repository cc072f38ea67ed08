import { sql } from 'kysely';
import { inTenant } from '../../base/sql/tenant.ts';
import type { Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';

/** Makes the seats of a company older, and their reminders. */
export async function backdateSeats({ db }: TestServer, customerId: string, milliseconds: number): Promise<void> {
  const older = (column: 'assigned_at' | 'reminded_at') =>
    sql<Date>`${sql.ref(column)} - ${milliseconds} * interval '1 millisecond'`;
  await inTenant(db, customerId, (tx) =>
    tx
      .updateTable('seat')
      .set({ assigned_at: older('assigned_at'), reminded_at: older('reminded_at') })
      .where('customer_id', '=', customerId)
      .execute(),
  );
}

/** Seats of a company that is asked for the same people in other orders, which are revoked and reminded meanwhile. */
export async function seatCalls(server: TestServer): Promise<Record<string, Call>> {
  const hal = await server.as('hal@hooli.example');
  const people = ['one', 'two', 'three'].map((name) => ({
    email: `${name}@hooli.example`,
    firstName: name,
    lastName: 'Locks',
  }));
  const send = async (call: string, input: Record<string, unknown>): Promise<string> => {
    const type = `${call[0]?.toUpperCase() ?? ''}${call.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { sent: ${call}(input: $input) { error { code } } }`;
    const { sent } = await hal.query<{ sent: { error: { code: string } | null } }>(document, { input });
    return sent.error?.code ?? 'done';
  };
  const seatIdOf = async (email: string): Promise<string> => {
    const row = await inTenant(server.db, 'hooli', (tx) => {
      const held = tx.selectFrom('seat as s').innerJoin('member as m', 'm.member_id', 's.member_id');
      return held.select('s.seat_id as seatId').where('m.email', '=', email).limit(1).executeTakeFirst();
    });
    return row?.seatId ?? '';
  };
  await send('saveSeats', { people, dryRun: false });
  return {
    saveSeats: (n) => send('saveSeats', { people: n % 2 === 0 ? people : people.toReversed(), dryRun: false }),
    removeSeat: async (n) => send('removeSeat', { seatId: await seatIdOf(people[n % 3]?.email ?? '') }),
    sendSeatReminders: () => send('sendSeatReminders', {}),
  };
}
