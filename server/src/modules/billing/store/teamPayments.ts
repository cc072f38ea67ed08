import type { PaymentView } from '@atrium/domain/billing/paymentState.ts';
import { subscriptionStatuses } from '@atrium/domain/billing/subscriptionGrant.ts';
import { sql, type RawBuilder } from 'kysely';
import { boolean, instant, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const columns = {
  paymentId: text,
  memberId: text,
  displayName: text,
  email: text,
  customerId: text,
  product: nullable(text),
  kind: nullable(oneOf('MEMBERSHIP', 'UPGRADE', 'PURCHASE')),
  upgradesFrom: nullable(text),
  amount: number,
  refunded: number,
  /** What the team gives back that was not read at the provider yet. */
  pending: number,
  isPaid: boolean,
  happenedAt: instant,
  invoiceUrl: nullable(text),
  tries: number,
  retryAt: nullable(instant),
  /** When the member was mailed last that it could not be paid. */
  mailedAt: nullable(instant),
  dispute: nullable(oneOf('OPEN', 'WON', 'LOST')),
  disputeDueAt: nullable(instant),
  subscriptionId: nullable(text),
  status: nullable(oneOf(...subscriptionStatuses)),
  periodEndsAt: nullable(instant),
  cancelsAt: nullable(instant),
  /** Whether it is the last that was paid for its subscription. */
  isLast: boolean,
};

const shown = sql`
  select p.payment_id as "paymentId", m.member_id as "memberId", m.display_name as "displayName", m.email::text,
    m.customer_id as "customerId", d.name as product, d.kind, f.name as "upgradesFrom", p.amount, p.refunded,
    coalesce((select sum(r.amount)::integer from billing_team_refund r
      where r.payment_id = p.payment_id and r.state <> 'REFUSED' and not r.counted), 0) as pending,
    p.paid as "isPaid", p.happened_at as "happenedAt", p.invoice_url as "invoiceUrl", p.tries, p.retry_at as "retryAt",
    case when not p.paid and p.subscription_id is not null then (select max(l.created_at) from mail l
      where l.dedupe_key like 'payment-failed/%'
        and l.dedupe_key collate "C" >= 'payment-failed/' || p.subscription_id || '/'
        and l.dedupe_key collate "C" < 'payment-failed/' || p.subscription_id || '0') end as "mailedAt",
    p.dispute_state as dispute, p.dispute_due_at as "disputeDueAt", s.subscription_id as "subscriptionId", s.status,
    s.current_period_end as "periodEndsAt", s.cancel_at as "cancelsAt",
    not exists (select from billing_payment o where o.member_id = p.member_id
      and o.subscription_id = p.subscription_id and o.paid and o.happened_at > p.happened_at) as "isLast"
  from billing_payment p join member m on m.member_id = p.member_id
  left join billing_product d on d.product_id = p.product_id
  left join billing_product f on f.product_id = d.upgrades_from
  left join billing_subscription s on s.subscription_id = p.subscription_id and s.member_id = p.member_id`;

interface Page {
  /** Of this member alone; null for everybody. */
  readonly memberId: string | null;
  readonly at: Date;
  readonly id: string;
  readonly count: number;
}
interface Search extends Omit<Page, 'memberId'> {
  readonly typed: string;
  readonly first: string;
  readonly readsAddresses: boolean;
}

const newest = ({ at, id, count }: Pick<Page, 'at' | 'id' | 'count'>) => sql`
  (p.happened_at, p.payment_id) < (${at}, ${id}) order by p.happened_at desc, p.payment_id desc limit ${count}`;

// each view has an index of its own, which its condition names
const listOf = (view: RawBuilder<unknown>) => ({
  all: statement(
    columns,
    ({ memberId, at, id, count }: Page) => sql`${shown} where ${view}
      and (${memberId}::text is null or p.member_id = ${memberId}) and ${newest({ at, id, count })}`,
  ),
  // the text of a person has an index for one word, and is compared with the others
  found: statement(
    columns,
    ({
      typed,
      first,
      readsAddresses,
      at,
      id,
      count,
    }: Search) => sql`${shown} where ${view} and (p.payment_id = ${typed}::text
      or p.member_id in (select m.member_id from member m
        where person_text(m.first_name, m.last_name, m.email, m.member_id) like containing(${first}::text)
          and person_text(m.first_name, m.last_name, m.email, m.member_id) like all (
            (select containing_each(${typed}::text))::text[])
          and (${readsAddresses}::boolean or m.email = ${typed}::citext or person_text(m.first_name, m.last_name, '',
            m.member_id) like all ((select containing_each(${typed}::text))::text[]))))
      and ${newest({ at, id, count })}`,
  ),
});

const views = {
  ALL: listOf(sql`true`),
  UNPAID: listOf(sql`not p.paid`),
  DISPUTED: listOf(sql`p.dispute_state is not null`),
  REFUNDED: listOf(sql`p.refunded > 0`),
} as const satisfies Record<PaymentView, unknown>;

export type PaymentRow = StatementRow<(typeof views.ALL)['all']>;

/** Payments, the newest first. `text`: of a name, an id, or where the reader reads them an address; '' for all. */
export function listPaidRows(
  db: Db,
  {
    view,
    text: typed,
    readsAddresses,
    memberId,
    ...page
  }: Page & { view: PaymentView; text: string; readsAddresses: boolean },
): Promise<PaymentRow[]> {
  if (typed === '') return views[view].all.rows(db, { ...page, memberId });
  const [first = ''] = typed.split(/\s+/);
  return views[view].found.rows(db, { ...page, typed, first, readsAddresses });
}

const one = statement(
  columns,
  ({ paymentId }: { paymentId: string }) => sql`${shown} where p.payment_id = ${paymentId}`,
);

/** A payment; null when there is none. */
export async function findPaidRow(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  return (await one.rows(tx, { paymentId }))[0] ?? null;
}

/** What the team gave back of these payments, or tried to, the oldest first. */
export async function listRefundsOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('billing_team_refund')
    .select((eb) => [
      'refund_id as refundId',
      'payment_id as paymentId',
      'amount',
      'state',
      'failure',
      epochMillis(eb.ref('decided_at')).as('decidedAt'),
    ])
    .where('payment_id', 'in', paymentIds)
    .orderBy('decided_at')
    .orderBy('refund_id')
    .execute();
}

const trouble = statement(
  { disputes: number, dueAt: nullable(instant), refused: number },
  ({ since }: { since: Date }) => sql`
    select d.disputes, d."dueAt", r.refused
    from (select count(*)::integer as disputes, min(dispute_due_at) as "dueAt" from billing_payment
        where dispute_state is not null and dispute_state = 'OPEN') d,
      (select count(*)::integer as refused from billing_team_refund t where t.state = 'REFUSED' and t.decided_at > ${since}
        and not exists (select from billing_team_refund l
          where l.payment_id = t.payment_id and l.state <> 'REFUSED' and l.decided_at > t.decided_at)) r`,
);

/** How many disputes are open and until when the first takes evidence; how many refunds since were refused. */
export async function countTrouble(db: Db, since: Date) {
  const [row] = await trouble.rows(db, { since });
  return row ?? { disputes: 0, dueAt: null, refused: 0 };
}
