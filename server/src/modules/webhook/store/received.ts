import { sql } from 'kysely';
import { instant, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const columns = {
  provider: oneOf('STRIPE', 'ZOOM'),
  eventId: text,
  type: text,
  /** The customer, or the link of the room; null for what concerns nothing of ours. */
  about: nullable(text),
  url: nullable(text),
  meetings: nullable(number),
  happenedAt: instant,
  receivedAt: instant,
  handledAt: nullable(instant),
  job: nullable(oneOf('WAITING', 'RUNNING', 'FAILING', 'GIVEN_UP', 'STOPPED')),
  tries: nullable(number),
  error: nullable(text),
  nextAt: nullable(instant),
};

/** The events of both providers; those that are not handled with their job. */
const received = sql`
  select e.provider, e.event_id as "eventId", e.type, e.about, e.url, e.meetings, e.happened_at as "happenedAt",
    e.received_at as "receivedAt", e.handled_at as "handledAt", j.state as job, j.tries, j.error, j.next_at as "nextAt"
  from (
    select 'STRIPE' as provider, event_id, type, provider_customer_id as about, null as url, null::integer as meetings,
      created_at as happened_at, received_at, handled_at, 'billing.sync' as job_name, provider_customer_id as job_id
    from billing_event
    union all
    select 'ZOOM', notice_id, case kind when 'ended' then 'meeting.ended' else 'recording.completed' end, link_part, url,
      meetings, happened_at, received_at, handled_at, 'attendance.takeNotice', notice_id
    from meeting_notice
  ) e
  left join lateral (select * from job_of_key(e.job_name, e.job_id) where e.handled_at is null) j on true`;

interface Page {
  readonly provider: string | null;
  readonly at: Date;
  readonly id: string;
  readonly count: number;
}

const all = statement(
  columns,
  ({ provider, at, id, count }: Page) => sql`${received}
    where (${provider}::text is null or e.provider = ${provider}) and (e.received_at, e.event_id) < (${at}, ${id})
    order by e.received_at desc, e.event_id desc limit ${count}`,
);

const handled = statement(
  columns,
  ({ provider, at, id, count }: Page) => sql`${received}
    where e.handled_at is not null and (${provider}::text is null or e.provider = ${provider})
      and (e.received_at, e.event_id) < (${at}, ${id})
    order by e.received_at desc, e.event_id desc limit ${count}`,
);

const open = statement(
  columns,
  ({ provider, at, id, count, isFailed }: Page & { readonly isFailed: boolean }) => sql`${received}
    where e.handled_at is null and (${provider}::text is null or e.provider = ${provider})
      and (e.received_at, e.event_id) < (${at}, ${id})
      and coalesce(j.state not in ('WAITING', 'RUNNING'), true) = ${isFailed}
    order by e.received_at desc, e.event_id desc limit ${count}`,
);

export type ReceivedRow = StatementRow<typeof all>;

/** Events of both providers, the newest first. */
export function listReceived(
  db: Db,
  { state, ...page }: Page & { readonly state: 'WAITING' | 'FAILED' | 'HANDLED' | null },
): Promise<ReceivedRow[]> {
  if (state === null) return all.rows(db, page);
  if (state === 'HANDLED') return handled.rows(db, page);
  return open.rows(db, { ...page, isFailed: state === 'FAILED' });
}

const one = statement(
  columns,
  ({ provider, eventId }: { provider: string; eventId: string }) =>
    sql`${received} where e.provider = ${provider} and e.event_id = ${eventId}`,
);

/** An event; null when there is none. */
export async function findReceived(tx: Tx, provider: string, eventId: string): Promise<ReceivedRow | null> {
  return (await one.rows(tx, { provider, eventId }))[0] ?? null;
}

const failed = statement(
  { count: number },
  ({ failures }: { failures: number }) => sql`
    select count(*)::integer as count from (
      select 'billing.sync' as job_name, provider_customer_id as job_id from billing_event
        where handled_at is null and provider_customer_id is not null
      union all select 'attendance.takeNotice', notice_id from meeting_notice where handled_at is null
    ) e left join lateral job_of_key(e.job_name, e.job_id) j on true
    where coalesce(j.state in ('GIVEN_UP', 'STOPPED'), true) or (j.state = 'FAILING' and j.tries >= ${failures}::integer)`,
);

/** How many events are not handled whose job was given up or stopped, is gone, or has failed at least so often. */
export async function countFailedEvents(db: Db, failures: number): Promise<number> {
  return (await failed.rows(db, { failures }))[0]?.count ?? 0;
}
