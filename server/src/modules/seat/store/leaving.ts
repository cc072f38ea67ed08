import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const left = statement(
  { seatId: text },
  ({ memberId, now }: { memberId: string; now: Date }) =>
    sql`select seat_id as "seatId" from leave_seats(${memberId}, ${now}::timestamptz)`,
);

/** Ends every seat of a member, whichever companies they are of; returns their ids. */
export async function endSeatsOf(tx: Tx, memberId: string, now: Date): Promise<string[]> {
  return (await left.rows(tx, { memberId, now })).map(({ seatId }) => seatId);
}
