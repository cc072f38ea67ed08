import type pg from 'pg';
import type { Ground } from './plan.ts';

/** The grown members with the number of each; `$1`: the first start of the demo world. */
const numbered = `(select *, right(member_id, 6)::int as n from member where member_id like 'world-member-%') m`;

/** Every third member has answered two events; of ten answers one was taken back. Nobody is to be reminded of them. */
const answers = `
  insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changes, changed_at, registered_changes,
    reminded_at)
  select m.member_id, e.member_event_id, m.customer_id, case when m.n % 10 = 0 then 'DELETED' else 'ACTIVE' end, a.changes,
    $1::timestamptz - make_interval(days => m.n % 40), a.changes, $1::timestamptz - interval '1 day'
  from ${numbered}
  cross join (select count(*) as events from member_event) known
  join (select *, row_number() over (order by member_event_id) - 1 as k from member_event) e
    on e.k in (m.n / 3 % known.events, (m.n / 3 + known.events / 2) % known.events)
  cross join lateral (select case when m.n % 10 = 0 then 2 else 1 end as changes) a
  where m.n % 3 = 0`;

/** Half of them have the events in their own calendar. */
const calendars = `
  insert into event_calendar (member_id, token, created_at)
  select m.member_id, 'world-' || m.member_id, $1::timestamptz - interval '30 days' from ${numbered} where m.n % 6 = 0`;

/** Every twelfth member has invited a friend to an event. */
const invitations = `
  insert into event_invitation (member_id, member_event_id, address, token, sent_at)
  select r.member_id, min(r.member_event_id), r.member_id || '@friends.example', 'world-' || r.member_id, min(r.changed_at)
  from member_event_rsvp r join ${numbered} using (member_id) where m.n % 12 = 0 and r.status = 'ACTIVE' group by r.member_id`;

/** Of the identities at another provider every second is a second address, which was linked in the account settings. */
const links = `
  insert into account_link (member_id, email, requested_at, expires_at, verified_at, issuer, subject)
  select m.member_id, m.member_id || '@second.example', f.created_at - interval '1 minute', f.created_at + interval '1 hour',
    f.created_at, f.issuer, f.subject
  from ${numbered} join federated_identity f using (member_id) where m.n % 10 = 0 and f.issuer = 'https://world.example'`;

/** Every twentieth member has had another address. */
const addresses = `
  insert into former_email (member_id, email, ended_at)
  select m.member_id, m.member_id || '@former.example', m.registered_at + interval '9 hours' from ${numbered} where m.n % 20 = 3`;

/** Every fiftieth has a copy of the own data that can still be downloaded; its archive is an empty one. */
const copies = `
  insert into data_export (data_export_id, member_id, requested_at, ready_at, expires_at, archive)
  select 'world-' || m.member_id, m.member_id, $1::timestamptz - interval '1 hour', $1::timestamptz - interval '50 minutes',
    $1::timestamptz + interval '7 days', decode('504b0506' || repeat('00', 18), 'hex')
  from ${numbered} where m.n % 50 = 11`;

/** What events and the account settings read: answers, calendars, invitations, second and former addresses, copies. */
export async function growAround(client: pg.Client, { now }: Pick<Ground, 'now'>): Promise<void> {
  const at = new Date(now);
  for (const statement of [answers, calendars, invitations, links, addresses, copies])
    await client.query(statement, statement.includes('$1') ? [at] : []);
}
