import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

/** A numbered request of a device about a member and a session; its numbers rise, whatever the device's clock says. */
export interface Order {
  readonly memberId: string;
  readonly sessionId: string;
  readonly device: string;
  readonly number: number;
}

/** The number of this device's last request that was carried out; null when there was none. */
export async function findLastOrder(tx: Tx, order: Omit<Order, 'number'>): Promise<number | null> {
  const { memberId, sessionId, device } = order;
  const { rows } = await sql<{ number: number }>`select number from enrollment_order
    where member_id = ${memberId} and session_id = ${sessionId} and device = ${device}`.execute(tx);
  return rows[0]?.number ?? null;
}

export async function saveOrder(tx: Tx, { memberId, sessionId, device, number }: Order): Promise<void> {
  await sql`insert into enrollment_order (member_id, session_id, device, number)
    values (${memberId}, ${sessionId}, ${device}, ${number})
    on conflict (member_id, session_id, device) do update set number = excluded.number`.execute(tx);
}
