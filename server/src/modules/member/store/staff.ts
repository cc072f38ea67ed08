import type { Tx } from '../../../base/sql/db.ts';

/** Saves whether a member is one of the team, and moves them to the team's business or that of consumers. */
export async function saveStaff(tx: Tx, memberId: string, isStaff: boolean): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({
      is_staff: isStaff,
      customer_id: eb.fn.coalesce(
        eb
          .selectFrom('customer')
          .select('customer_id')
          .where('type', '=', isStaff ? 'INTERNAL' : 'CONSUMER')
          .orderBy('customer_id')
          .limit(1),
        eb.ref('member.customer_id'),
      ),
    }))
    .where('member_id', '=', memberId)
    .where('is_staff', '<>', isStaff)
    .execute();
}
