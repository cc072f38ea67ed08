import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enqueue } from '../base/jobs/enqueue.ts';
import type { Tx } from '../base/sql/db.ts';
import { statement } from '../base/sql/statement.ts';
import { failedNotice } from './webhooks.ts';

const giveUp = statement(
  {},
  ({ about, failure }: { about: string; failure: string }) => sql`
    select from (
      select stop_job(job_id, ${failure}) from queued_jobs('{WAITING}', null, null, null, 1000)
      where strpos(payload::text, ${about}) > 0) q`,
);

/** Jobs that were given up, as the team meets them: about nobody of the demo, so that another try harms nobody. */
export async function loadJobs(tx: Tx): Promise<void> {
  const events = randomUUID();
  await enqueue(tx, 'analytics.forward', { eventIds: [events] });
  await giveUp.rows(tx, { about: events, failure: 'The analytics service answered 503 Service Unavailable.' });
  const [member, address] = ['member-of-the-past', 't.hale@oceanic.example'];
  await enqueue(tx, 'calendar.mailComingDates', { memberId: member, email: address });
  await giveUp.rows(tx, { about: member, failure: `connect ECONNREFUSED 10.0.0.25:587, mail to <${address}>` });
  await enqueue(tx, 'attendance.takeNotice', { noticeId: failedNotice }, failedNotice);
  await giveUp.rows(tx, { about: failedNotice, failure: 'Request timed out' });
}
