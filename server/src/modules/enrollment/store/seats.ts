import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

/**
 * Locks the course that this session belongs to, and creates the session's missing counter: until the end of the
 * transaction nobody else enrolls, leaves or is promoted in any session of that course.
 */
export async function lockSeats(tx: Tx, sessionId: string): Promise<void> {
  await sql`select from course where course_id = (select course_id from session where session_id = ${sessionId})
    for no key update`.execute(tx);
  await sql`insert into session_seat (session_id) select session_id from session s
    where s.session_id = ${sessionId} and not exists (select from session_seat seat where seat.session_id = s.session_id)
    on conflict do nothing`.execute(tx);
}

/**
 * Changes a seat counter: the guarded update that decides about every seat. Throws when it would take a seat that is
 * not free.
 */
export async function moveSeats(
  tx: Tx,
  sessionId: string,
  by: { taken?: number; held?: number; waiting?: number },
): Promise<void> {
  const { taken = 0, held = 0, waiting = 0 } = by;
  if (taken === 0 && held === 0 && waiting === 0) return;
  const { numAffectedRows } = await sql`
    update session_seat set taken = taken + ${taken}, held = held + ${held}, waiting = waiting + ${waiting}
    where session_id = ${sessionId}
      and (capacity is null or ${taken + held} <= 0 or taken + held + ${taken + held} <= capacity)`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`no seat left in ${sessionId}`);
}

/** Adds a place at the end of the waitlist: its number, which only rises, and its rank. */
export async function takePlace(tx: Tx, sessionId: string): Promise<{ place: number; position: number }> {
  const { rows } = await sql<{ place: number; position: number }>`
    update session_seat set waiting = waiting + 1, next_place = next_place + 1
    where session_id = ${sessionId} returning next_place - 1 as place, waiting as position`.execute(tx);
  const taken = rows[0];
  if (taken === undefined) throw new Error(`no counter for ${sessionId}`);
  return taken;
}
