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
  const row = await tx
    .selectFrom('enrollment_order')
    .select('number')
    .where('member_id', '=', order.memberId)
    .where('session_id', '=', order.sessionId)
    .where('device', '=', order.device)
    .executeTakeFirst();
  return row?.number ?? null;
}

export async function saveOrder(tx: Tx, { memberId, sessionId, device, number }: Order): Promise<void> {
  await tx
    .insertInto('enrollment_order')
    .values({ member_id: memberId, session_id: sessionId, device, number })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'session_id', 'device'])
        .doUpdateSet((eb) => ({ number: eb.ref('excluded.number') })),
    )
    .execute();
}
