import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { MeetingKey } from '../types.ts';

/** Records the address of a recording at the provider; true when the meeting had no recording. */
export async function addRecording(
  tx: Tx,
  { sessionId, meetingNumber }: MeetingKey,
  url: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('meeting_recording')
    .values({ session_id: sessionId, meeting_number: meetingNumber, url, ready_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A recording with the people to tell of it. */
export async function listPeopleToTell(tx: Tx, { sessionId, meetingNumber }: MeetingKey) {
  return tx
    .selectFrom('meeting_recording as r')
    .innerJoin('meeting as m', (join) =>
      join.onRef('m.session_id', '=', 'r.session_id').onRef('m.meeting_number', '=', 'r.meeting_number'),
    )
    .innerJoin('session as s', 's.session_id', 'r.session_id')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .innerJoin('enrollment as e', 'e.session_id', 'r.session_id')
    .innerJoin('member as p', 'p.member_id', 'e.member_id')
    .select([
      'p.member_id as memberId',
      'p.email',
      'p.first_name as firstName',
      's.title',
      'm.title as meetingTitle',
      'c.cover_image_url as coverImageUrl',
    ])
    .where('r.session_id', '=', sessionId)
    .where('r.meeting_number', '=', meetingNumber)
    .where('e.status', '=', 'ENROLLED')
    .orderBy('p.member_id')
    .execute();
}

const watched = statement(
  { memberId: text, sessionId: text, meetingNumber: number, seconds: number },
  ({ share }: { share: number }) => sql`
    select p.member_id as "memberId", r.session_id as "sessionId", r.meeting_number as "meetingNumber",
      seconds_in(p.covered) as seconds
    from meeting_recording r join session s on s.session_id = r.session_id and s.recording_counts
    join video v on v.video_id = r.video_id
    join video_progress p on p.session_id = r.session_id and p.video_id = r.video_id
    join enrollment e on e.member_id = p.member_id and e.session_id = p.session_id and e.status = 'ENROLLED'
    left join meeting_attendance a on a.member_id = p.member_id and a.session_id = r.session_id
      and a.meeting_number = r.meeting_number
    where a.attended_at is null and seconds_in(p.covered) >= v.duration * ${share}
    order by r.session_id, r.meeting_number, p.member_id limit 500`,
);

/** Members who have watched so large a share of a recording that counts, and have not attended otherwise (D33). */
export function listRecordingViewers(tx: Tx, share: number) {
  return watched.rows(tx, { share });
}
