import { sql } from 'kysely';
import { oneOf, number, text } from '../../../base/sql/columns.ts';
import { statement } from '../../../base/sql/statement.ts';

/** What people did with a document of the example, besides what its kind knows of it. */
export const touchWords = {
  DRAFTED: ['draft of it is open', 'drafts of it are open'],
  SAVED: ['person has saved it', 'people have saved it'],
  WATCHED: ['viewing of it is counted', 'viewings of it are counted'],
  WORKED: ['person has worked in it', 'people have worked in it'],
  CAME: ['presence in its room is recorded', 'presences in its room are recorded'],
  ANNOUNCED: ['announcement was sent', 'announcements were sent'],
  TEACHES: ['instructor of the team has it', 'instructors of the team have it'],
  INVITED: ['open invitation to the team names it', 'open invitations to the team name it'],
  COMPLETED: ['person has completed it', 'people have completed it'],
  USED: ['use of an allowance is counted', 'uses of an allowance are counted'],
  REPORTED: ['report of its meetings is kept', 'reports of its meetings are kept'],
} as const;
export type Touch = keyof typeof touchWords;

const touchColumns = {
  kind: text,
  id: text,
  touch: oneOf(...(Object.keys(touchWords) as Touch[])),
  count: number,
};

/** What names documents by their ids alone: no foreign key of it keeps them, or goes with them. */
const withoutKeys = (now: Date) => sql`
  select 'course' as kind, content_id as id, 'SAVED' as touch from bookmark
  union all select 'course', unnest(course_ids), 'INVITED'
    from staff_invitation where accepted_at is null and expires_at > ${now}
  union all select kind, id, 'DRAFTED' from draft`;

/** Of the documents of the example that are published. */
const counted = sql`
  select t.kind, t.id, t.touch, count(*)::integer as count
  from touched t join example_document e on e.kind = t.kind and e.id = t.id and e.sha256 is not null
  group by t.kind, t.id, t.touch order by t.kind, t.id, t.touch`;

/** What people did with the documents of the example that their kinds do not count, by document. */
export const listTouches = statement(
  touchColumns,
  ({ now }: { now: Date }) => sql`
    with touched (kind, id, touch) as (
      ${withoutKeys(now)}
      union all select 'course', course_id, 'WATCHED' from viewing
      union all select 'session', session_id, 'WATCHED' from viewing
      union all select 'video', video_id, 'WATCHED' from viewing
      union all
        select 'sessionContent', c.session_id, 'WORKED'
        from content_progress p join session_content c using (session_content_id)
      union all select 'session', session_id, 'CAME' from presence
      union all select 'event', member_event_id, 'CAME' from presence
      union all select 'session', session_id, 'ANNOUNCED' from session_announcement
      union all select 'course', course_id, 'TEACHES' from staff_course
      union all select 'course', course_id, 'COMPLETED' from course_completion
      union all select 'course', course_id, 'COMPLETED' from course_badge
      union all select 'video', video_id, 'USED' from metering_use
      -- one in which nobody was is written for each meeting that is over, and goes with it
      union all
        select 'session', session_id, 'REPORTED'
        from meeting_report join meeting_attendance using (session_id, meeting_number)
        group by session_id, meeting_number
      union all select 'session', session_id, 'REPORTED' from meeting_recording
      union all select 'video', video_id, 'REPORTED' from meeting_recording
    )
    ${counted}`,
);

/** The same of what has no foreign key, which may have come while the documents were removed. */
export const listLateTouches = statement(
  touchColumns,
  ({ now }: { now: Date }) => sql`with touched (kind, id, touch) as (${withoutKeys(now)}) ${counted}`,
);
