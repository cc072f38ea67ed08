import { second } from '@atrium/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../base/sql/db.ts';

/** What a person does in a random history, or what happens to them, for the company of that moment. */
export interface Deed {
  readonly memberId: string;
  readonly customerId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Which of three courses, and of three videos, meetings, projects or certificates. */
  readonly lesson: number;
  readonly video: number;
  /** Of play, and for how much longer the tab was open. */
  readonly seconds: number;
  readonly idle: number;
  /** A pattern of the ids of everybody in the history. */
  readonly everybody: string;
}

const courseIds = ['ai-leaders', 'cash-before-profit', 'decision-writing'] as const;
/** A second session of the first course, with meetings. */
const live = 'ai-leaders-1';
const course = ({ lesson }: Deed) => {
  const courseId = courseIds[lesson] ?? courseIds[0];
  return { course_id: courseId, session_id: `${courseId}-od` };
};
const sessionOf = (deed: Deed) => (deed.video === 2 ? live : course(deed).session_id);

const insert = (table: string, row: Readonly<Record<string, unknown>>) => sql`
  insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
  values (${sql.join(Object.values(row))}) on conflict do nothing`;
const who = ({ memberId, customerId }: Deed) => ({ member_id: memberId, customer_id: customerId });

const enroll = (deed: Deed, status: 'ENROLLED' | 'WAITLISTED', waitlistNumber: number | null) => sql`
  insert into enrollment (member_id, session_id, customer_id, status, waitlist_number, joined_at, changed_at)
  values (${deed.memberId}, ${sessionOf(deed)}, ${deed.customerId}, ${status}, ${waitlistNumber}, ${new Date(deed.at)}, ${new Date(deed.at)})
  on conflict (member_id, session_id) do update set (customer_id, status, waitlist_number, joined_at, changed_at) =
    (excluded.customer_id, excluded.status, excluded.waitlist_number, excluded.joined_at, excluded.changed_at)`;
const submission = (deed: Deed, status: 'Completed' | 'NotStarted') => sql`
  insert into content_progress (member_id, session_content_id, customer_id, type, status, changed_at)
  select ${deed.memberId}, session_content_id, ${deed.customerId}, 'PROJECT_SUBMISSION', ${status}, ${new Date(deed.at)}
  from session_content where session_id = ${course(deed).session_id} order by session_content_id limit 1
  on conflict (member_id, session_content_id, type) do update set (customer_id, status, changed_at) =
    (excluded.customer_id, excluded.status, excluded.changed_at)`;
/** Of a certificate at most one credential counts at a time; one that is issued again replaces the former one. */
const credential = (deed: Deed, replaces: string | null) => sql`
  insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email,
    title, description, narrative, criteria, issuer_name, signer, badge_svg, issued_at, replaces)
  select ${`${deed.memberId}-${String(deed.at)}-${String(Math.random())}`}, ${deed.memberId}, c.certificate_id,
    ${deed.customerId}, c.version, c.holder_name, c.holder_email, c.title, c.description, c.narrative, c.criteria,
    c.issuer_name, c.signer, c.badge_svg, ${new Date(deed.at)}, ${replaces}::text
  from credential c where c.certificate_id = (
    select min(certificate_id) from credential where certificate_id not in (
      select certificate_id from credential where member_id = ${deed.memberId} and revoked_at is null))
  order by c.credential_id limit 1`;

async function play(db: Db, deed: Deed): Promise<void> {
  const { memberId, at, seconds, idle } = deed;
  const lesson = course(deed);
  // the first video is the same one in each course, the others are of the session
  const ofSession = sql`select video_id from session_content join group_video using (session_content_id)
    where session_id = ${lesson.session_id}`;
  const { rows } = await sql<{ id: string }>`select video_id as id from video
    where ${deed.video} = 0 or video_id in (${ofSession})
    order by video_id limit 1 offset ${Math.max(0, deed.video - 1)}`.execute(db);
  const videoId = rows[0]?.id ?? '';
  const until = new Date(at + (seconds + idle) * second);
  await insert('viewing', {
    ...who(deed),
    ...lesson,
    video_id: videoId,
    duration: 600,
    viewing_id: `${memberId}-${String(at)}-${String(Math.random())}`,
    status: 'IN_PROGRESS',
    started_at: new Date(at),
    last_beat_at: new Date(at),
    playing_seconds: 0,
  }).execute(db);
  await sql`insert into video_progress as p (member_id, session_id, video_id, customer_id, farthest_watched_time, watched_at)
    values (${memberId}, ${lesson.session_id}, ${videoId}, ${deed.customerId}, ${seconds}, ${new Date(at)})
    on conflict (member_id, session_id, video_id) do update
      set farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time)`.execute(db);
  await sql`update viewing set status = 'ENDED', last_beat_at = ${until}, ended_at = ${until}, playing_seconds = ${seconds}
    where member_id = ${memberId} and status = 'IN_PROGRESS'`.execute(db);
}

const by =
  (change: (deed: Deed) => RawBuilder<unknown>) =>
  async (db: Db, deed: Deed): Promise<void> => {
    await change(deed).execute(db);
  };

/** What happens, by its kind, as the product writes it. What happens once for a person happens once. */
export const deeds = {
  play,
  completion: by((deed) =>
    insert('course_completion', { ...who(deed), ...course(deed), completed_at: new Date(deed.at) }),
  ),
  badge: by((deed) => insert('course_badge', { ...who(deed), ...course(deed), awarded_at: new Date(deed.at) })),
  attended: by((deed) => insert('attendance', { ...who(deed), session_id: live, attended_at: new Date(deed.at) })),
  unmark: by(({ memberId }) => sql`delete from attendance where member_id = ${memberId}`),
  /** Minutes in a meeting; half an hour of them, together, is a meeting attended. */
  minutes: by(
    (deed) => sql`
      insert into meeting_attendance as m (member_id, session_id, meeting_number, customer_id, seconds, attended_at)
      select ${deed.memberId}, session_id, meeting_number, ${deed.customerId}, ${deed.idle * 12}::integer,
        case when ${deed.idle * 12} >= 1800 then ${new Date(deed.at)}::timestamptz end
      from meeting where session_id = ${live} order by meeting_number limit 1 offset ${deed.video % 2}
      on conflict (member_id, session_id, meeting_number) do update set seconds = m.seconds + excluded.seconds,
        attended_at = coalesce(m.attended_at,
          case when m.seconds + excluded.seconds >= 1800 then ${new Date(deed.at)}::timestamptz end)`,
  ),
  /** As the team corrects it: they were in none of the meetings. */
  absent: by(({ memberId }) => sql`update meeting_attendance set attended_at = null where member_id = ${memberId}`),
  download: by(
    (deed) => sql`
      insert into resource_download (member_id, customer_id, resource_id, kind, link_expires_at, downloaded_at)
      select ${deed.memberId}, ${deed.customerId}, resource_id, 'PDF', ${new Date(deed.at)}, ${new Date(deed.at)}
      from resource order by resource_id limit 1 on conflict do nothing`,
  ),
  enroll: by((deed) => enroll(deed, 'ENROLLED', null)),
  wait: by((deed) => enroll(deed, 'WAITLISTED', 1)),
  leave: by(
    (deed) => sql`
      update enrollment set status = 'NONE', waitlist_number = null, changed_at = ${new Date(deed.at)}
      where member_id = ${deed.memberId} and session_id = ${sessionOf(deed)}`,
  ),
  /** A member who was on the waitlist has left it when the session has ended. */
  'session end': by(
    (deed) => sql`
      update enrollment set status = 'NONE', waitlist_number = null, changed_at = ${new Date(deed.at)}
      where session_id = ${sessionOf(deed)} and status = 'WAITLISTED' and member_id like ${deed.everybody}`,
  ),
  submit: by((deed) => submission(deed, 'Completed')),
  withdraw: by((deed) => submission(deed, 'NotStarted')),
  issue: by((deed) => credential(deed, null)),
  revoke: by(
    ({ memberId, at }) => sql`
      update credential set revoked_at = greatest(issued_at, ${new Date(at)}::timestamptz), revoked_reason = 'a mistake'
      where member_id = ${memberId} and revoked_at is null`,
  ),
  'issue again': async (db: Db, deed: Deed): Promise<void> => {
    const { rows } = await sql<{ id: string }>`
      update credential set revoked_at = greatest(issued_at, ${new Date(deed.at)}::timestamptz), revoked_reason = 'a new name'
      where member_id = ${deed.memberId} and revoked_at is null returning credential_id as id`.execute(db);
    const [former] = rows;
    if (former !== undefined) await credential(deed, former.id).execute(db);
  },
} as const;
export type DeedKind = keyof typeof deeds;
