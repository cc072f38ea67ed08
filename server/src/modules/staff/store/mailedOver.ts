import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { staffRoles } from '@atrium/domain/access/staffRoles.ts';
import { z } from 'zod';
import type { Tx } from '../../../base/sql/db.ts';

const detailShape = z.object({
  mailedOver: z.object({
    roles: z.array(z.enum(staffRoles)),
    customerIds: z.array(z.string()),
    courseIds: z.array(z.string()),
  }),
});

/**
 * What somebody of the team held when they last knew what that was, by the audit entry of the change whose mail waits;
 * null when the last change has no mail.
 */
export async function findMailedOver(tx: Tx, memberId: string): Promise<StaffStanding | null> {
  const entry = await tx
    .selectFrom('audit_entry')
    .select('detail')
    .where('subject', '=', `member/${memberId}`)
    .where('action', 'in', ['STAFF_JOINED', 'STAFF_LEFT', 'STAFF_ROLES_CHANGED'])
    .orderBy('at', 'desc')
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { data } = detailShape.safeParse(entry?.detail);
  return data?.mailedOver ?? null;
}
