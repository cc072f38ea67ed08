import type pg from 'pg';
import type { Ground } from './plan.ts';

/** One pass for so many members: by turns a campaign, a cohort of Acme, and a campaign with redemption codes. */
const membersPerPass = 300;
const codesPerPass = 200;

const passes = (count: number): string => `
  insert into pass (pass_id, short_code, customer_id, target_segment, uses_otrc, entitlement_ids, duration_days, is_trial,
    takes_seat, meta, video_ids, closes_at, created_at)
  select 'world-pass-' || n, 'WORLD-' || n, case n % 3 when 1 then 'acme' else 'consumer' end,
    case n % 3 when 1 then 'ENTERPRISE' else 'CONSUMER' end, n % 3 = 2,
    case n % 3 when 0 then array['area-mcsc-unlimited'] when 1 then array['acme-ai-academy'] else array['area-ai-ondemand'] end,
    case n % 3 when 0 then 30 when 2 then 365 end, n % 3 = 0, n % 3 = 1,
    jsonb_build_object('hero', jsonb_build_object('title', 'Cohort ' || n, 'subtitle', 'You learn with others who began with you.')),
    array['ai-leaders-trailer'], case when n % 4 = 3 then $1::timestamptz - interval '20 days' end,
    $1::timestamptz - interval '1600 days'
  from generate_series(0, ${String(count - 1)}) n`;

/** Every fifth paying member came by a campaign, every second of Acme's new people by the pass of a cohort. */
const activated = (count: number): string => `
  insert into pass_registration (pass_registration_id, pass_id, address, first_name, last_name, company, job_title, job_level,
    company_number_of_employees, phone, state, network, registered_at, mailed_at, expires_at, member_id, activated_at)
  select p.pass_id || '/' || m.member_id, p.pass_id, m.email, m.first_name, m.last_name, m.company_name, m.job_role,
    case when m.is_consumer then 'manager' end, case when m.is_consumer then '100-499' end,
    case when m.is_consumer then '+1 555 0100' end, 'ACTIVATED', 'world-' || m.n % 5000, m.at, m.at, m.at + interval '7 days',
    m.member_id, m.at + interval '10 minutes'
  from (
    select member_id, email, first_name, last_name, company_name, job_role, registered_at as at, right(member_id, 6)::int as n,
      true as is_consumer, right(member_id, 6)::int / 10 * 3 + right(member_id, 6)::int / 5 % 2 * 2 as turn
    from member where member_id like 'world-member-%' and right(member_id, 6)::int % 5 = 1 and right(member_id, 6)::int % 4 < 3
    union all
    select m.member_id, m.email, m.first_name, m.last_name, null, null, s.assigned_at, n, false, n / 2 * 3 + 1
    from (select *, substr(member_id, 16)::int as n from member where member_id like 'world-employee-%') m
    join seat s on s.seat_id = m.member_id where n % 2 = 0
  ) m join pass p on p.pass_id = 'world-pass-' || m.turn % ${String(count)}
  where p.closes_at is null or m.at < p.closes_at`;

/** People who were mailed a link in the last days and have not opened it: their slots are held. */
const held = `
  insert into pass_registration (pass_registration_id, pass_id, address, first_name, last_name, state, tac_hash, network,
    registered_at, mailed_at, expires_at)
  select p.pass_id || '/held-' || k, p.pass_id, 'held-' || k || '@' || p.pass_id || '.example', 'Ada', 'Okafor', 'HELD',
    p.pass_id || '/held-' || k, 'world-' || k, $1::timestamptz - make_interval(hours => 5 * k),
    $1::timestamptz - make_interval(hours => 5 * k), $1::timestamptz - make_interval(hours => 5 * k) + interval '7 days'
  from pass p, generate_series(1, 20) k where p.pass_id like 'world-pass-%' and p.closes_at is null and not p.takes_seat`;

/** What was granted to those who came by a campaign; a cohort's people have what their seats grant. */
const grants = `
  insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at, ends_at)
  select r.pass_registration_id || '/' || e.id, r.member_id, e.id, case when p.is_trial then 'TRIAL' else 'PASS' end,
    'pass-' || p.short_code, r.activated_at, r.activated_at + make_interval(days => p.duration_days)
  from pass_registration r join pass p using (pass_id), unnest(p.entitlement_ids) as e (id)
  where p.pass_id like 'world-pass-%' and r.activated_at is not null and not p.takes_seat`;

/** As many codes as were printed, or more where more were redeemed. */
const codes = [
  `insert into pass_redemption_code (pass_id, code_hash, pass_registration_id, redeemed_at)
   select r.pass_id, md5(r.pass_registration_id) || md5(r.pass_id), r.pass_registration_id, r.registered_at
   from pass_registration r join pass p using (pass_id) where p.pass_id like 'world-pass-%' and p.uses_otrc`,
  `insert into pass_redemption_code (pass_id, code_hash)
   select p.pass_id, md5(p.pass_id || k) || md5(k || p.pass_id) from pass p, generate_series(1, ${String(codesPerPass)}) k
   where p.pass_id like 'world-pass-%' and p.uses_otrc`,
];

const taken = `
  update pass p set taken = c.taken, slots = case when p.uses_otrc or p.takes_seat then c.taken + 25 end
  from (select pass_id, count(*) as taken from pass_registration where pass_id like 'world-pass-%' group by pass_id) c
  where c.pass_id = p.pass_id`;

/**
 * Passes by which the grown members came: registrations that were activated and that are held, what they granted, and
 * redemption codes. `people`: how many members were grown, the company's included. Triggers must be off.
 */
export async function growPasses(
  client: pg.Client,
  { now }: Pick<Ground, 'now'>,
  { people }: { readonly people: number },
): Promise<void> {
  if (people === 0) return;
  const at = new Date(now);
  const count = Math.ceil(people / membersPerPass / 3) * 3;
  for (const statement of [passes(count), activated(count), held, grants, ...codes, taken])
    await client.query(statement, statement.includes('$1') ? [at] : []);
}
