import type pg from 'pg';
import { withoutTriggers } from './withoutTriggers.ts';
import { firstNames, lastNames } from './words.ts';

/** How large a company of the measurements is. `progress`: rows of video progress, and as many viewings. */
export interface CompanySize {
  readonly customerId: string;
  readonly people: number;
  readonly progress: number;
}

/** Whose seats are filled: a company with a contract that has run for at least 240 days. */
interface Employer extends CompanySize {
  readonly contractId: string;
  /** Ids and addresses of the people begin with it. */
  readonly prefix: string;
  readonly emailDomain: string;
}

/** Their triggers mark and count row by row what is folded and counted once, at the end. */
const counted = ['seat', 'viewing', 'enrollment', 'course_completion', 'course_badge'] as const;

/**
 * Adds a company with this many people, who have learned for 200 days before `now` (epoch milliseconds), as the owner,
 * unless it was added before; the same sizes give the same rows. The figures are not folded: call `rebuildCustomer`
 * afterwards.
 */
export async function growCompany(client: pg.Client, size: CompanySize, now: number): Promise<void> {
  const { customerId, people } = size;
  const known = await client.query('select from customer where customer_id = $1', [customerId]);
  if (known.rowCount !== 0) return;
  await client.query('begin');
  // a million rows refer to others that are known to exist
  await withoutTriggers(client, counted, async () => {
    await client.query(
      `insert into customer (customer_id, name, type, time_zone) values ($1, 'Measured', 'ENTERPRISE', 'America/Chicago')`,
      [customerId],
    );
    await client.query(
      `insert into contract (contract_id, customer_id, starts_at, ends_at, total_seats)
       values ($1, $1, $2::timestamptz - interval '250 days', $2::timestamptz + interval '100 days', $3)`,
      [customerId, new Date(now), people],
    );
    const employer = { contractId: customerId, prefix: customerId, emailDomain: 'measured.example' };
    await growEmployees(client, { ...size, ...employer }, now);
  });
  await client.query('commit');
  await client.query('vacuum analyze');
}

/**
 * Fills seats of a contract with new people, who have learned for 200 days before `now`, in the caller's transaction.
 * Each has what the contract grants.
 */
export async function growEmployees(
  client: pg.Client,
  { customerId, contractId, prefix, emailDomain, people, progress }: Employer,
  now: number,
): Promise<void> {
  if (people === 0) return;
  const at = new Date(now);
  const each = Math.ceil(progress / people);
  for (const table of counted) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `insert into member (member_id, customer_id, email, first_name, last_name, registered_at, listed)
     select $2::text || '-' || n, $1, $2::text || '-' || n || '@' || $3,
       ($4::text[])[(n * 7919) % cardinality($4::text[]) + 1], ($5::text[])[(n * 31) % cardinality($5::text[]) + 1], $6, false
     from generate_series(1, $7::int) n`,
    [customerId, prefix, emailDomain, firstNames, lastNames, at, people],
  );
  await client.query(
    `insert into seat (seat_id, contract_id, customer_id, member_id, assigned_at, activated_at)
     select $2::text || '-' || n, $3, $1, $2::text || '-' || n, $4::timestamptz - interval '240 days', $4::timestamptz - interval '239 days'
     from generate_series(1, $5::int) n`,
    [customerId, prefix, contractId, at, people],
  );
  await client.query(
    `insert into seat_count (contract_id, customer_id, assigned, used) values ($1, $2, $3, $3)
     on conflict (contract_id) do update set assigned = seat_count.assigned + $3, used = seat_count.used + $3`,
    [contractId, customerId, people],
  );
  await client.query(
    `insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at, ends_at)
     select s.seat_id || '/' || entitlement_id, s.member_id, entitlement_id, 'CONTRACT', s.seat_id, s.assigned_at, k.ends_at
     from contract k join seat s using (contract_id), unnest(k.entitlement_ids) as entitlement_id
     where k.contract_id = $1 and s.seat_id = any (select $2::text || '-' || n from generate_series(1, $3::int) n)`,
    [contractId, prefix, people],
  );
  await client.query(
    `insert into member_standing (member_id, account_type, since)
     select $1::text || '-' || n, 'MEMBER', $2::timestamptz - interval '240 days' from generate_series(1, $3::int) n`,
    [prefix, at, people],
  );
  await client.query(
    `create temporary table watched on commit drop as
     with lesson as (
       select *, row_number() over (order by session_id, video_id) - 1 as rank
       from (
         select distinct c.session_id, s.course_id, v.video_id, v.duration
         from session_content c join session s using (session_id)
         join group_video g on g.session_content_id = c.session_content_id join video v on v.video_id = g.video_id
         where s.session_type = 'ON_DEMAND'
       ) as known
     )
     select $2::text || '-' || n as member_id, l.session_id, l.course_id, l.video_id, l.duration,
       $3::timestamptz - make_interval(days => ((n * 31 + k * 17) % 200)::int, secs => ((n * 97 + k * 1009) % 80000)::int + 3600) as at,
       case (n + k) % 9 when 0 then 6 else 10 + (n * 13 + k * 7) % 300 end as seconds, n, k
     from generate_series(1, $1::int) n cross join generate_series(0, $4::int - 1) k
     join lesson l on l.rank = (n * 5 + k) % (select count(*) from lesson)`,
    [people, prefix, at, each],
  );
  await client.query(
    `insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
       last_beat_at, ended_at, playing_seconds, max_playhead, duration)
     select member_id || '/' || k, member_id, $1, video_id, session_id, course_id, 'ENDED', at,
       at + make_interval(secs => seconds), at + make_interval(secs => seconds), seconds, seconds, duration from watched`,
    [customerId],
  );
  await client.query(
    `insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, watched_at)
     select member_id, session_id, video_id, $1, least(seconds, duration), at from watched on conflict do nothing`,
    [customerId],
  );
  await client.query(
    `insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
     select member_id, session_id, $1, 'ENROLLED', min(at), min(at) from watched group by member_id, session_id`,
    [customerId],
  );
  for (const [table, column] of [
    ['course_completion', 'completed_at'],
    ['course_badge', 'awarded_at'],
  ]) {
    await client.query(
      `insert into ${table ?? ''} (member_id, course_id, session_id, customer_id, ${column ?? ''})
       select member_id, course_id, session_id, $1, max(at) from watched where k = 0 and n % 3 = 0
       group by member_id, course_id, session_id`,
      [customerId],
    );
  }
  for (const table of counted) await client.query(`alter table ${table} enable trigger user`);
}
