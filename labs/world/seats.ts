import type pg from 'pg';
import { firstNames, lastNames } from './words.ts';

/** Whose seats these are; their people are `prefix`-1 to `prefix`-`seated`, each with a seat in use. */
interface Employer {
  readonly customerId: string;
  readonly contractId: string;
  readonly prefix: string;
  readonly emailDomain: string;
  /** The administrator of the seats. */
  readonly administratorId: string;
  readonly seated: number;
  /** How many more are invited and have not come yet. */
  readonly invited: number;
}

/** The part of a company's people who were invited within the last month and have not signed in. */
export const invitedShare = 0.03;

/**
 * Adds what happens around the seats of a grown company, in the caller's transaction, each kind by a set: invitations
 * that wait, most of them reminded, seats that were taken back, half of them given to the same person again, and the
 * downloads of the last day. All of it is in the audit, with a download a week before. `now`: epoch milliseconds.
 */
export async function growSeats(client: pg.Client, employer: Employer, now: number): Promise<void> {
  const at = new Date(now);
  // counted once, at the end; the caller folds the figures
  await client.query('alter table seat disable trigger user');
  await invite(client, employer, at);
  await takeBack(client, employer, at);
  await client.query('alter table seat enable trigger user');
  const { contractId, customerId, prefix, administratorId } = employer;
  await client.query(
    `update seat_count c set assigned = s.assigned, used = s.used
     from (select count(*) as assigned, count(activated_at) as used from seat where contract_id = $1 and revoked_at is null) s
     where c.contract_id = $1`,
    [contractId],
  );
  await client.query(
    `insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at, ends_at)
     select s.seat_id || '/' || entitlement_id, s.member_id, entitlement_id, 'CONTRACT', s.seat_id, s.assigned_at, k.ends_at
     from contract k join seat s using (contract_id), unnest(k.entitlement_ids) as entitlement_id
     where k.contract_id = $1 and starts_with(s.seat_id, $2 || '-') on conflict do nothing`,
    [contractId, prefix],
  );
  await recordSeats(client, employer, at);
  await askForDownloads(client, { customerId, administratorId, people: employer.seated + employer.invited }, at);
}

async function invite(client: pg.Client, employer: Employer, at: Date): Promise<void> {
  const { customerId, contractId, prefix, emailDomain, seated, invited } = employer;
  await client.query(
    `insert into member (member_id, customer_id, email, first_name, last_name, registered_at, listed)
     select $2::text || '-' || n, $1, $2::text || '-' || n || '@' || $3, ($4::text[])[(n * 7919) % cardinality($4::text[]) + 1],
       ($5::text[])[(n * 31) % cardinality($5::text[]) + 1], $6::timestamptz - make_interval(days => n % 28, hours => 2), false
     from generate_series($7::int + 1, $7::int + $8::int) n`,
    [customerId, prefix, emailDomain, firstNames, lastNames, at, seated, invited],
  );
  await client.query(
    `insert into member_standing (member_id, account_type, since)
     select member_id, 'MEMBER', registered_at from member
     where member_id = any (select $1::text || '-' || n from generate_series($2::int + 1, $2::int + $3::int) n)`,
    [prefix, seated, invited],
  );
  // reminded from the fourth day on, some not at all
  await client.query(
    `insert into seat (seat_id, contract_id, customer_id, member_id, assigned_at, reminded_at)
     select member_id, $1, customer_id, member_id, registered_at,
       case when registered_at < $4::timestamptz - interval '4 days' and right(member_id, 1) not in ('3', '8')
         then registered_at + interval '3 days' end
     from member where member_id = any (select $2::text || '-' || n from generate_series($3::int + 1, $3::int + $5::int) n)`,
    [contractId, prefix, seated, at, invited],
  );
}

/** A seat in 25 was taken back; every second of those people has another one. */
async function takeBack(client: pg.Client, employer: Employer, at: Date): Promise<void> {
  const { prefix, seated } = employer;
  await client.query(
    `create temporary table taken on commit drop as
     select $1::text || '-' || n as seat_id, n % 50 = 0 as comes_again,
       $2::timestamptz - make_interval(days => 5 + n % 90, hours => n % 11) as ended
     from generate_series(25, $3::int, 25) n`,
    [prefix, at, seated],
  );
  await client.query('update seat s set revoked_at = t.ended from taken t where s.seat_id = t.seat_id');
  await client.query(
    `update entitlement_grant g set revoked_at = t.ended, reason = 'Seat revoked by the administrator'
     from taken t where g.source = 'CONTRACT' and g.source_ref = t.seat_id`,
  );
  await client.query(
    `update member_standing m set account_type = 'ALUMNI', since = t.ended
     from taken t where m.member_id = t.seat_id and not t.comes_again`,
  );
  await client.query(
    `insert into seat (seat_id, contract_id, customer_id, member_id, assigned_at, activated_at)
     select s.seat_id || '-again', s.contract_id, s.customer_id, s.member_id, t.ended + interval '3 days',
       t.ended + interval '4 days'
     from taken t join seat s using (seat_id) where t.comes_again`,
  );
}

async function recordSeats(client: pg.Client, employer: Employer, at: Date): Promise<void> {
  const { contractId, prefix, administratorId } = employer;
  await client.query(
    `insert into audit_entry (at, actor_kind, actor_member_id, action, subject, detail)
     select deed.at, 'PERSON', $3, deed.action, 'seat/' || s.seat_id, jsonb_build_object('contractId', $1::text, 'memberId', s.member_id)
     from seat s, lateral (values (s.assigned_at, 'SEAT_ASSIGNED'), (s.revoked_at, 'SEAT_REVOKED')) as deed (at, action)
     where s.contract_id = $1 and starts_with(s.seat_id, $2 || '-') and deed.at is not null order by deed.at`,
    [contractId, prefix, administratorId],
  );
  await client.query(
    `insert into audit_entry (at, actor_kind, actor_member_id, action, subject, detail)
     select max(reminded_at), 'PERSON', $3, 'SEATS_REMINDED', 'contract/' || $1::text, jsonb_build_object('seatIds', jsonb_agg(seat_id))
     from seat where contract_id = $1 and starts_with(seat_id, $2 || '-') and reminded_at is not null
     group by ($4::timestamptz::date - reminded_at::date)`,
    [contractId, prefix, administratorId, at],
  );
}

/** A file is kept for a day: one for each two thousand people, the newest not made yet. */
async function askForDownloads(
  client: pg.Client,
  { customerId, administratorId, people }: { customerId: string; administratorId: string; people: number },
  at: Date,
): Promise<void> {
  const line = 'Ana Almeida,ana@example.org,ACTIVE,12,3,3,2026-11-02\r\n';
  await client.query(
    `insert into company_download (company_download_id, customer_id, member_id, download_type, filter, search_term,
       requested_at, size, expires_at)
     select 'world-download-' || n, $1, $2, (array['employees', 'employees_and_courses'])[n % 2 + 1], 'CONTRACT_TO_DATE', '',
       $3::timestamptz - make_interval(hours => n % 20), nullif(octet_length($4::text) * $5::int * least(n, 1), 0),
       $3::timestamptz + make_interval(hours => 24 - n % 20)
     from generate_series(0, ceil($5::int / 2000.0)::int) n`,
    [customerId, administratorId, at, line, people],
  );
  // in parts of the lines of four thousand people
  await client.query(
    `insert into company_download_part (company_download_id, customer_id, part, content)
     select d.company_download_id, d.customer_id, p, convert_to(repeat($2, least(4000, $3::int - p * 4000)), 'UTF8')
     from company_download d, generate_series(0, ($3::int - 1) / 4000) p
     where d.customer_id = $1 and d.company_download_id like 'world-download-%' and d.size is not null`,
    [customerId, line, people],
  );
  await client.query(
    `insert into audit_entry (at, actor_kind, actor_member_id, action, subject, detail)
     select $3::timestamptz - make_interval(days => 7 * n, hours => n % 9), 'PERSON', $2, 'ORGANIZATION_DATA_DOWNLOADED', 'customer/' || $1::text,
       jsonb_build_object('type', 'employees', 'employeeId', null, 'filter', 'LAST_30_DAYS', 'searchTerm', '', 'sortBy', null)
     from generate_series(1, 32) n`,
    [customerId, administratorId, at],
  );
}
