import { employeeStatuses } from '@atrium/domain/organization/figures.ts';
import { sql } from 'kysely';
import { boolean, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const employee = statement(
  {
    memberId: text,
    userId: text,
    name: text,
    email: text,
    imageUrl: nullable(text),
    status: oneOf(...employeeStatuses),
    views: number,
    courses: number,
    completed: number,
    badges: number,
    seconds: number,
    lastActive: nullable(text),
    isInRange: boolean,
  },
  ({ customerId, filter, userId }: { customerId: string; filter: string; userId: string }) => sql`
    select m.member_id as "memberId", ${userId}::text as "userId", m.name, m.email, m.status,
      case when p.customer_id = m.customer_id then p.profile_image_url end as "imageUrl",
      case when m.filter = ${filter}::text then m.views else 0 end as views,
      case when m.filter = ${filter}::text then m.courses else 0 end as courses,
      case when m.filter = ${filter}::text then m.completed else 0 end as completed,
      case when m.filter = ${filter}::text then m.badges else 0 end as badges,
      case when m.filter = ${filter}::text then m.seconds else 0 end as seconds,
      millis(m.last_active_at) as "lastActive", m.filter = ${filter}::text as "isInRange"
    from member_figure m join member p using (member_id)
    where m.customer_id = ${customerId}::text and m.member_id = (
        -- one who has left is found by the id that the company is shown, and not by their own
        select f.member_id from member_figure f
        where f.customer_id = ${customerId}::text
          and case when ${userId}::text like 'former-%' then f.sort_name = fold('Former member') and f.email = ''
            else f.member_id = ${userId}::text end
          and shown_person_id(f.customer_id, f.member_id, f.name, f.email) = ${userId}::text
        limit 1)
    order by m.filter = ${filter}::text desc limit 1`,
);

/**
 * One person of a company with the figures of a range, all 0 for one who held no seat in it; null for one who is in no
 * range of the company. `userId`: the id that the company is shown, which is not the member's own of one who has left.
 */
export async function findEmployee(
  tx: Tx,
  customerId: string,
  filter: string,
  userId: string,
): Promise<StatementRow<typeof employee> | null> {
  const [row] = await employee.preparedIn(tx, { customerId, filter, userId });
  return row ?? null;
}
