import type { Tx } from '../../../base/sql/db.ts';
import { lockSeats } from './seats.ts';

/** How many seats a session has (null: unlimited), how many have one or are offered one, and how many wait. */
export interface SessionSeats {
  readonly capacity: number | null;
  readonly taken: number;
  readonly waiting: number;
}

/** The seats of a session, before it has any of its own unlimited. */
export async function findSessionSeats(tx: Tx, sessionId: string): Promise<SessionSeats> {
  const row = await tx
    .selectFrom('session_seat')
    .select(['capacity', 'taken', 'held', 'waiting'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return { capacity: null, taken: 0, waiting: 0 };
  return { capacity: row.capacity, taken: row.taken + row.held, waiting: row.waiting };
}

/** Changes how many seats a session has; due work offers those that are added to people who wait. */
export async function saveCapacity(tx: Tx, sessionId: string, capacity: number | null): Promise<void> {
  await lockSeats(tx, sessionId);
  await tx.updateTable('session_seat').set({ capacity }).where('session_id', '=', sessionId).execute();
}

/** How many are enrolled in a session or wait for a seat of it, and how many were ever there. */
export async function countEnrolled(
  tx: Tx,
  sessionId: string,
): Promise<{ readonly enrolled: number; readonly everybody: number; readonly attended: number }> {
  const { enrolled, everybody } = await tx
    .selectFrom('enrollment')
    .select(({ fn }) => [
      fn.countAll().filterWhere('status', '=', 'ENROLLED').as('enrolled'),
      fn.countAll().as('everybody'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { attended } = await tx
    .selectFrom('attendance')
    .select(({ fn }) => fn.countAll().as('attended'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { enrolled: Number(enrolled), everybody: Number(everybody), attended: Number(attended) };
}

/** How many who are enrolled in a session have a meeting of another one at the same time, from an instant on. */
export async function countClashes(tx: Tx, sessionId: string, from: Date): Promise<number> {
  const { people } = await tx
    .selectFrom('enrollment as e')
    .innerJoin('meeting as own', 'own.session_id', 'e.session_id')
    .innerJoin('enrollment as o', (join) =>
      join
        .onRef('o.member_id', '=', 'e.member_id')
        .onRef('o.session_id', '<>', 'e.session_id')
        .on('o.status', '=', 'ENROLLED'),
    )
    .innerJoin('session as s', (join) =>
      join.onRef('s.session_id', '=', 'o.session_id').on('s.cancelled_at', 'is', null),
    )
    .innerJoin('meeting as m', (join) =>
      join
        .onRef('m.session_id', '=', 'o.session_id')
        .onRef('m.start_at', '<', 'own.end_at')
        .onRef('m.end_at', '>', 'own.start_at'),
    )
    .select(({ fn }) => fn.count('e.member_id').distinct().as('people'))
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', 'ENROLLED')
    .where('own.end_at', '>', from)
    .executeTakeFirstOrThrow();
  return Number(people);
}
