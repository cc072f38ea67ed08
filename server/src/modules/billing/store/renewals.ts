import { sql } from 'kysely';
import { boolean, instant, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const renewing = statement(
  {
    memberId: text,
    product: text,
    amount: number,
    off: nullable(number),
    isDiscounted: boolean,
    renewsAt: instant,
    dedupeKey: text,
  },
  ({ after, until }: { after: Date; until: Date }) => sql`
    select s.member_id as "memberId", coalesce(n.name, p.name) as product,
      case when n.product_id is null then coalesce(s.amount, p.amount) else n.amount end as amount,
      o.discount_price as off, s.discounted as "isDiscounted", s.current_period_end as "renewsAt",
      'renewal-soon/' || s.subscription_id || '/' || millis(s.current_period_end) as "dedupeKey"
    from billing_subscription s join billing_product p on p.product_id = s.product_id
    left join billing_product n on n.product_id = s.next_product_id
    left join accepted_offer o on o.member_id = s.member_id and o.subscription_id = s.subscription_id
      and o.period_end = s.current_period_end and o.applied_at is not null
    where s.status = 'active' and s.cancel_at is null
      and p.kind = 'MEMBERSHIP' and s.current_period_end > ${after} and s.current_period_end <= ${until}
      and s.current_period_start < ${after}
      and not exists (select from mail m
        where m.dedupe_key = 'renewal-soon/' || s.subscription_id || '/' || millis(s.current_period_end))
    order by s.current_period_end, s.subscription_id limit 100`,
);

/** Memberships that renew in this time, whose members were not mailed about it yet. Amounts are whole cents. */
export function listRenewing(tx: Tx, window: { readonly after: Date; readonly until: Date }) {
  return renewing.rows(tx, window);
}
