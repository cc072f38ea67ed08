import type pg from 'pg';
import { liveContent, liveHistory } from './live.ts';
import type { Ground } from './plan.ts';
import { withoutTriggers } from './withoutTriggers.ts';

/** Their triggers mark and count row by row what these members, who are of no company, do not need. */
const counted = ['viewing', 'enrollment', 'course_completion', 'course_badge'] as const;

/** One of so many courses is a Mini-MBA, which one of so many members has bought. */
const coursesPerMiniMba = 100;
const membersPerMiniMba = 50;

/** What is said in the films, and their chapters, as in the videos of the demo that show the same. */
const said = `
  update video w set transcript = d.transcript, chapters = d.chapters
  from (select distinct on (external_key) external_key, transcript, chapters from video
        where video_id not like 'world-%' order by external_key, video_id) d
  where w.video_id like 'world-%' and w.external_key = d.external_key`;

/** One sitting for each video that somebody watched. */
const viewings = `
  insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at, last_beat_at,
    ended_at, max_playhead, playing_seconds, duration)
  select p.member_id || '/' || p.video_id, p.member_id, p.customer_id, p.video_id, p.session_id, s.course_id, 'ENDED',
    p.watched_at - make_interval(secs => p.farthest_watched_time), p.watched_at, p.watched_at, p.farthest_watched_time,
    p.farthest_watched_time, v.duration
  from video_progress p join session s using (session_id) join video v using (video_id)
  where p.member_id like 'world-member-%'`;

/** Of what limited members have watched, the first three videos of a month were their allowance (D15). */
const allowance = `
  insert into metering_use (member_id, window_start, video_id, customer_id, reserved_at, confirmed_at)
  select member_id, month, video_id, customer_id, watched_at, watched_at
  from (select *, row_number() over (partition by member_id, month order by watched_at, video_id) as n
    from (select distinct on (p.member_id, w.month, p.video_id) p.member_id, w.month, p.video_id, p.customer_id, p.watched_at
      from video_progress p join member_standing using (member_id),
        lateral (select date_trunc('month', p.watched_at at time zone 'UTC')::date as month) w
      where p.member_id like 'world-member-%' and account_type = 'LIMITED'
      order by p.member_id, w.month, p.video_id, p.watched_at) first_watched) numbered
  where n <= 3`;

/** A course whose lessons are all complete is, and its badge is earned at the same moment (D28, D32). */
const completions = `
  with done as (
    select p.member_id, s.course_id, p.session_id, p.customer_id, max(p.completed_at) as at
    from video_progress p join session s using (session_id)
    where p.member_id like 'world-member-%'
    group by 1, 2, 3, 4
    having count(p.completed_at) = (select count(*) from session_content n join group_video g using (session_content_id)
      where n.session_id = p.session_id)
  ), completed as (
    insert into course_completion (member_id, course_id, session_id, customer_id, completed_at) select * from done
  )
  insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at) select * from done`;

/** Half of the members are registered for a certificate, one of fourteen holds it, and a few of these were revoked. */
const certificates = `
  with open as (
    select certificate_id, row_number() over (order by certificate_id) - 1 as n, count(*) over () as all_of_them
    from certificate where type = 'Open' and publish_status = 'ACTIVE'
  )
  insert into member_certificate (member_id, certificate_id, customer_id, registered_at, eligible_at, issued_at, changed_at)
  select m.member_id, o.certificate_id, m.customer_id, $1::timestamptz - interval '200 days',
    case when m.n % 7 = 0 then $1::timestamptz - interval '40 days' end,
    case when m.n % 7 = 0 then $1::timestamptz - interval '30 days' end, $1::timestamptz - interval '30 days'
  from (select member_id, customer_id, (row_number() over (order by member_id) - 1) / 4 as n from member
        where member_id like 'world-member-%' and right(member_id, 1)::int % 2 = 0) m
  join open o on o.n = m.n % o.all_of_them`;

const credentials = `
  insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email, title,
    description, narrative, criteria, study_minutes, issuer_name, signer, badge_svg, issued_at, revoked_at, revoked_reason)
  select 'ATR-' || upper(translate(substr(md5(mc.member_id), 1, 12), '01', 'XY')), mc.member_id, mc.certificate_id, mc.customer_id,
    1, m.first_name || ' ' || m.last_name, m.email, c.title, c.description, c.narrative, 'Every course of the program.',
    300, 'Atrium Academy', c.signer, c.badge_svg, mc.issued_at,
    case when right(mc.member_id, 2) = '00' then mc.issued_at + interval '5 days' end,
    case when right(mc.member_id, 2) = '00' then 'The attendance report was corrected.' end
  from member_certificate mc join member m using (member_id) join certificate c using (certificate_id)
  where mc.member_id like 'world-member-%' and mc.issued_at is not null`;

/** Every third member has read and kept two resources; the most used ones come first. */
const downloads = `
  with file as (select resource_id, row_number() over (order by resource_id) - 1 as n, count(*) over () as all_of_them
    from resource where pdf_key is not null and open_to = '{}')
  insert into resource_download (member_id, resource_id, kind, link_expires_at, customer_id, downloaded_at)
  select m.member_id, f.resource_id, 'PDF', $1::timestamptz - make_interval(days => m.n % 300), m.customer_id,
    $1::timestamptz - make_interval(days => m.n % 300, mins => 5)
  from (select member_id, customer_id, right(member_id, 6)::int as n from member where member_id like 'world-member-%') m
  join file f on f.n in (m.n % f.all_of_them, (m.n / 3) % (f.all_of_them / 2)) where m.n % 3 = 0`;

/** Every tenth member has watched the film of an insight. */
const insightViewings = `
  with film as (select c.case_study_id, v.duration, row_number() over (order by c.case_study_id) - 1 as n, count(*) over () as films
    from case_study c join video v using (video_id) where c.status = 'PUBLISHED')
  insert into case_study_viewing (member_id, viewing_key, case_study_id, customer_id, started_at, reported_at, playing_seconds, max_playhead)
  select m.member_id, 'world-' || m.n, f.case_study_id, m.customer_id, $1::timestamptz - make_interval(days => m.n % 90 + 1),
    $1::timestamptz - make_interval(days => m.n % 90 + 1) + make_interval(secs => f.duration), f.duration, f.duration
  from (select member_id, customer_id, right(member_id, 6)::int as n from member where member_id like 'world-member-%') m
  join film f on f.n = m.n / 10 % f.films where m.n % 10 = 0`;

/** So many Mini-MBAs with the content of the first one of the demo, and their buyers. `$1`: the first start. */
const miniMbas = (count: number): readonly string[] => [
  `insert into course (course_id, course_type, title, subtitle, description, cover_image_url, topic, stacks, difficulty,
     length_minutes, rating, rating_count, open_to, course_meta, credit_rule, faculty_names)
   select 'world-mini-mba-' || n, course_type, title || ' ' || n, subtitle, description, cover_image_url, topic, stacks,
     difficulty, length_minutes, rating, rating_count, open_to, course_meta, credit_rule, faculty_names
   from course, generate_series(1, ${String(count)}) n where course_id = 'mini-mba-ai'`,
  `insert into session (session_id, course_id, session_type, title, start_at, end_at, activate_at, time_zone)
   select 'world-mini-mba-' || n || '-1', 'world-mini-mba-' || n, 'LIVE', s.title || ' ' || n, s.start_at, s.end_at,
     s.activate_at, s.time_zone from session s, generate_series(1, ${String(count)}) n where s.session_id = 'mini-mba-ai-1'`,
  `insert into meeting (session_id, meeting_number, title, start_at, end_at)
   select 'world-mini-mba-' || n || '-1', m.meeting_number, m.title, m.start_at, m.end_at
   from meeting m, generate_series(1, ${String(count)}) n where m.session_id = 'mini-mba-ai-1'`,
  `insert into session_content (session_content_id, session_id, parent_id, kind, container_type, title, calendar_date,
     enabled_at, sort_order, optional, data)
   select 'world-mini-mba-' || n || '/' || c.session_content_id, 'world-mini-mba-' || n || '-1',
     'world-mini-mba-' || n || '/' || c.parent_id, c.kind, c.container_type, c.title, c.calendar_date, c.enabled_at,
     c.sort_order, c.optional,
     case when c.data ? 'refSessionContentId' then jsonb_set(c.data, '{refSessionContentId}',
       to_jsonb('world-mini-mba-' || n || '/' || (c.data ->> 'refSessionContentId'))) else c.data end
   from session_content c, generate_series(1, ${String(count)}) n where c.session_id = 'mini-mba-ai-1'
   order by c.parent_id nulls first`,
  `insert into group_video (session_content_id, video_id, course_content_id, sort_order, optional, completion_required, hide_preview)
   select 'world-mini-mba-' || n || '/' || g.session_content_id, g.video_id, 'world-mini-mba-' || n || '/' || g.course_content_id,
     g.sort_order, g.optional, g.completion_required, g.hide_preview
   from group_video g join session_content c using (session_content_id), generate_series(1, ${String(count)}) n
   where c.session_id = 'mini-mba-ai-1'`,
  `insert into session_seat (session_id) select 'world-mini-mba-' || n || '-1' from generate_series(1, ${String(count)}) n`,
  `insert into entitlement (entitlement_id, type, label, name, precedence, areas, session_ids)
   select 'session-world-mini-mba-' || n, 'SESSION', 'world-mini-mba-' || n || '-1', 'AI for Business Mini-MBA ' || n, 30, '{}',
     array['world-mini-mba-' || n || '-1'] from generate_series(1, ${String(count)}) n`,
  `insert into entitlement_grant (entitlement_grant_id, member_id, entitlement_id, source, source_ref, starts_at)
   select m.member_id || '/' || e.id, m.member_id, e.id, 'PURCHASE', 'world-mini-mba', $1::timestamptz - interval '40 days'
   from (select member_id, right(member_id, 6)::int / ${String(membersPerMiniMba)} as n from member
         where member_id like 'world-member-%' and right(member_id, 6)::int % ${String(membersPerMiniMba)} = 0) m,
     unnest(array['area-bootcamps', 'session-world-mini-mba-' || (m.n % ${String(count)} + 1)]) as e (id) `,
  `insert into enrollment (member_id, session_id, customer_id, status, takes_seat, joined_at, changed_at)
   select g.member_id, replace(g.entitlement_id, 'session-', '') || '-1', m.customer_id, 'ENROLLED', true, g.starts_at, g.starts_at
   from entitlement_grant g join member m using (member_id) where g.entitlement_id like 'session-world-mini-mba-%'`,
];

/**
 * What members have beside lessons that they watched, so that every table that a page of learning reads is of real
 * size: transcripts, viewings, completed courses, live sessions with content and attendance, certificates, downloads,
 * films of insights and Mini-MBAs. Every row follows from those that are there and from the first start.
 */
export async function growLearning(
  client: pg.Client,
  { now }: Pick<Ground, 'now'>,
  { courses }: { readonly courses: number },
): Promise<void> {
  const at = new Date(now);
  await withoutTriggers(client, counted, async () => {
    await client.query(said);
    await client.query(viewings);
    await client.query(allowance);
    await client.query(completions);
    for (const statement of liveContent) await client.query(statement);
    for (const statement of liveHistory) await client.query(statement, [at]);
    await client.query(certificates, [at]);
    await client.query(credentials);
    await client.query(downloads, [at]);
    await client.query(insightViewings, [at]);
    if (courses > 0)
      for (const statement of miniMbas(Math.ceil(courses / coursesPerMiniMba)))
        await client.query(statement, statement.includes('$1') ? [at] : []);
    await client.query(`update session_seat seat set taken = counted.count from (
      select session_id, count(*) as count from enrollment where takes_seat group by session_id
    ) counted where counted.session_id = seat.session_id and seat.taken <> counted.count`);
  });
}
