import type pg from 'pg';
import type { Ground } from './plan.ts';

/**
 * How the members with a paid grant pay. `standing` is a number below 100 that each member has; so many of a hundred
 * fail to pay, end with the period, change their plan, pay less, are on a free trial, or were subscribed before.
 */
const payers = `
  create temporary table payer on commit drop as
  select g.member_id, g.entitlement_grant_id, g.source_ref as subscription_id, p.product_id, p.amount,
    right(g.member_id, 6)::int as n, right(g.member_id, 6)::int / 4 * 37 % 100 as standing, g.starts_at as since,
    g.ends_at - interval '3 days' as period_end, p.entitlement_ids
  from entitlement_grant g join billing_product p on 1 = any(p.plan_sets) and p.entitlement_ids[1] = g.entitlement_id
  where g.member_id like 'world-member-%' and g.source = 'SUBSCRIPTION'`;

const accounts = `
  insert into billing_account (member_id, provider_customer_id, revision, payments_read)
  select member_id, 'cus_' || subscription_id, 1, true from payer`;

/** The present subscription of each: 2 of 100 could not be renewed four days ago, 3 are on a trial of thirty days. */
const subscriptions = `
  insert into billing_subscription (subscription_id, member_id, product_id, status, current_period_start, current_period_end,
    cancel_at, change_scheduled, next_product_id, discounted, paid)
  select subscription_id, member_id, product_id,
    case when standing < 2 then 'past_due' when standing in (12, 13, 14) then 'trialing' else 'active' end,
    greatest(since, case when standing < 2 then $1::timestamptz - interval '4 days'
      when standing in (12, 13, 14) then period_end - interval '30 days' else period_end - interval '1 year' end),
    case when standing < 2 then $1::timestamptz + interval '361 days' else period_end end,
    case when standing between 2 and 5 then period_end end, standing in (6, 7),
    case when standing in (6, 7) then case product_id when 'ai-academy' then 'ai-ondemand' else 'ai-academy' end end,
    standing between 8 and 11,
    standing not in (12, 13, 14)
  from payer`;

/** What is granted follows from it (D41): these are the ones whose grant is not the period and three days. */
const grants = [
  `update payer set period_end = $1::timestamptz + make_interval(days => 1 + n % 29),
     since = greatest(since, $1::timestamptz + make_interval(days => n % 29 - 29)) where standing in (12, 13, 14)`,
  `update entitlement_grant g set ends_at = case when p.standing < 2 then $1::timestamptz + interval '10 days'
     when p.standing between 2 and 5 then p.period_end else p.period_end + interval '3 days' end, starts_at = p.since
   from payer p where p.entitlement_grant_id = g.entitlement_grant_id and (p.standing < 6 or p.standing in (12, 13, 14))`,
];

/** An Unlimited membership opens the AI Academy as well (D42). */
const secondGrants = `
  insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at, ends_at)
  select g.entitlement_grant_id || '/' || e.id, g.member_id, e.id, g.source, g.source_ref, g.starts_at, g.ends_at
  from payer p join entitlement_grant g using (entitlement_grant_id), unnest(p.entitlement_ids[2:]) as e (id)`;

/** Those who renew within a month have been told, as they are where the product has run for a while (PAY-02). */
const renewalMails = `
  insert into mail (dedupe_key, letter, to_address, subject, html, body, created_at, sent_at)
  select 'renewal-soon/' || s.subscription_id || '/' || millis(s.current_period_end), 'renewalSoon', m.email,
    'Your membership renews', '', '', s.current_period_end - interval '30 days', s.current_period_end - interval '30 days'
  from payer p join billing_subscription s using (subscription_id) join member m on m.member_id = s.member_id
  where s.status = 'active' and s.cancel_at is null
    and s.current_period_end between $1::timestamptz and $1::timestamptz + interval '31 days'`;

/** The cancel offer of one of 25; the coupon of the demo takes a fifth off. */
const offers = `
  insert into accepted_offer (member_id, coupon, subscription_id, period_end, current_price, discount_price, accepted_at, applied_at)
  select p.member_id, o.coupon, p.subscription_id, p.period_end, p.amount, round(p.amount * 0.2),
    $1::timestamptz - make_interval(days => p.n % 300 + 1), $1::timestamptz - make_interval(days => p.n % 300 + 1)
  from payer p, cancel_offer o where p.standing between 8 and 11`;

/**
 * Some of those on the free tier have paid once: most have ended it, some stopped paying or paused. A few more never
 * came past the first payment, which counts as nothing (D41).
 */
const formerPayers = `
  create temporary table former_payer on commit drop as
  select m.member_id, 'world-former-' || right(m.member_id, 6)::int as subscription_id, p.product_id, p.amount, p.entitlement_ids,
    right(m.member_id, 6)::int as n, right(m.member_id, 6)::int / 4 * 37 % 100 as standing,
    m.registered_at + interval '1 hour' as since
  from member m join (select *, row_number() over (order by product_id) - 1 as n from billing_product where 1 = any(plan_sets)) p
    on p.n = right(m.member_id, 6)::int / 4 % 3
  where m.member_id like 'world-member-%' and right(m.member_id, 6)::int % 4 = 3 and right(m.member_id, 6)::int / 4 * 37 % 100 >= 75
    and m.registered_at < $1::timestamptz - interval '450 days'`;

const former = [
  `insert into billing_account (member_id, provider_customer_id, revision, payments_read)
   select member_id, 'cus_' || subscription_id, 1, true from former_payer`,
  `insert into billing_subscription (subscription_id, member_id, product_id, status, current_period_start, current_period_end, paid)
   select subscription_id, member_id, product_id,
     case standing when 75 then 'unpaid' when 76 then 'paused' when 77 then 'incomplete'
       when 78 then 'incomplete_expired' when 79 then 'incomplete_expired' else 'canceled' end,
     case standing when 75 then since + interval '1 year' else since end,
     case standing when 75 then since + interval '2 years' else since + interval '1 year' end,
     standing not in (77, 78, 79)
   from former_payer`,
  `insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at, ends_at, revoked_at)
   select subscription_id || '/' || e.id, member_id, e.id, 'SUBSCRIPTION', subscription_id, since, since + interval '1 year',
     case when standing in (75, 76) then since + interval '379 days' end
   from former_payer, unnest(entitlement_ids) as e (id) where standing not in (77, 78, 79)`,
  `update member_standing s set account_type = 'ALUMNI', since = p.since + interval '1 year'
   from former_payer p where p.member_id = s.member_id and p.standing not in (77, 78, 79)`,
  `update member m set manage_billing = true from former_payer p where p.member_id = m.member_id and p.standing in (75, 76, 77)`,
];

/** How each of them came to pay: one checkout of ten was left, and begun again a minute later. */
const checkouts = `
  insert into billing_checkout (checkout_id, member_id, product_id, return_url, cancel_url, url, created_at, expires_at, completed_at)
  select 'cs_' || p.subscription_id || '_' || k, p.member_id, p.product_id, '/checkout-confirmation', '/upgrade',
    '/__sandbox/till/checkout/cs_' || p.subscription_id, p.since - make_interval(mins => 3 - k),
    p.since - make_interval(mins => 3 - k) + interval '1 day', case when k = 1 and p.has_paid then p.since end
  from (select subscription_id, member_id, product_id, since, n, true as has_paid from payer union all
        select subscription_id, member_id, product_id, since, n, standing not in (77, 78, 79) from former_payer) p
  join generate_series(0, 1) k on k = 1 or p.n / 4 % 10 = 0`;

/** The provider's events about them: how it began, and each year's invoice. */
const events = `
  insert into billing_event (event_id, type, provider_customer_id, created_at, received_at, handled_at)
  select 'evt_' || p.subscription_id || '_' || e.k || '_' || year, e.type, 'cus_' || p.subscription_id, e.at, e.at + interval '2 seconds',
    e.at + interval '3 seconds'
  from (select subscription_id, since, standing from payer union all select subscription_id, since, null from former_payer) p,
    generate_series(0, 5) year,
    lateral (values
      (0, 'checkout.session.completed', p.since, year = 0),
      (1, 'customer.subscription.created', p.since, year = 0),
      (2, 'invoice.paid', p.since + make_interval(years => year), p.standing is not null or year = 0),
      (3, 'customer.subscription.updated', p.since + make_interval(years => year), year > 0 and p.standing is not null),
      (4, 'invoice.payment_failed', $1::timestamptz - interval '4 days', year = 0 and p.standing < 2)
    ) as e (k, type, at, applies)
  where e.applies and e.at <= $1::timestamptz`;

/** Of a thousand one has paid twice, and got the second payment back. */
const refunds = `
  insert into billing_refund (surplus_id, member_id, kind, payment_id, amount, decided_at, done_at)
  select 'sub_twice_' || subscription_id, member_id, 'MEMBERSHIP', 'pi_twice_' || subscription_id, amount,
    since + interval '1 hour', since + interval '1 hour' from payer where n % 1000 = 500`;

/** The stand-in for Stripe is one value, too small for so many customers: nothing of them is to be compared with it. */
const unreconciled = `
  insert into setting (key, value) values ('billing.reconciledAt', to_jsonb((extract(epoch from timestamptz '2100-01-01') * 1000)::bigint))
  on conflict (key) do update set value = excluded.value`;

/**
 * How the grown members pay: subscriptions in every state with the grants that follow from them, the checkouts and
 * events by which they came, accepted offers, ended memberships and refunds. Triggers must be off.
 */
export async function growBilling(client: pg.Client, { now }: Pick<Ground, 'now'>): Promise<void> {
  const at = new Date(now);
  const run = (text: string) => client.query(text, text.includes('$1') ? [at] : []);
  await run(payers);
  for (const statement of grants) await run(statement);
  for (const statement of [secondGrants, accounts, subscriptions, renewalMails, offers, formerPayers, ...former])
    await run(statement);
  for (const statement of [checkouts, events, refunds, unreconciled]) await run(statement);
}
