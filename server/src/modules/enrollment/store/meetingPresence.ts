import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { UserSessionRow } from '../../catalogue/types.ts';

/** A meeting, and since when the member is inside. Instants are millisecond strings. */
export interface RoomMeeting {
  readonly meetingNumber: number;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly insideSince: string | null;
}

/** A session with its meetings for one member; null for an unknown session. */
export async function findRoomMeetings(
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<{ readonly session: UserSessionRow; readonly meetings: readonly RoomMeeting[] } | null> {
  const { rows } = await sql<{ session: UserSessionRow; meetings: readonly RoomMeeting[] }>`
    select f.user_session as session, coalesce((
      select json_agg(json_build_object('meetingNumber', m.meeting_number, 'title', m.title,
        'startAt', millis(m.start_at), 'endAt', millis(m.end_at), 'insideSince', millis(p.joined_at)) order by m.start_at)
      from meeting m
      left join meeting_presence p on p.session_id = m.session_id and p.meeting_number = m.meeting_number
        and p.member_id = ${memberId} and p.left_at is null
      where m.session_id = f.session_id
    ), '[]') as meetings
    from session_facts(${memberId}) f where f.session_id = ${sessionId}`.execute(tx);
  return rows[0] ?? null;
}

export interface PresenceChange {
  readonly memberId: string;
  readonly sessionId: string;
  readonly meetingNumber: number;
  readonly now: Date;
}

/** Records that a member entered; for one who is already inside, the earlier instant stays. */
export async function saveJoin(tx: Tx, { memberId, sessionId, meetingNumber, now }: PresenceChange): Promise<void> {
  await sql`
    insert into meeting_presence (member_id, session_id, meeting_number, customer_id, joined_at)
    select m.member_id, ${sessionId}, ${meetingNumber}, m.customer_id, ${now} from member m where m.member_id = ${memberId}
    on conflict (member_id, session_id, meeting_number) where left_at is null do nothing`.execute(tx);
}

/** Records that a member left, whichever meetings of the session they were in. */
export async function saveLeave(
  tx: Tx,
  { memberId, sessionId, now }: Omit<PresenceChange, 'meetingNumber'>,
): Promise<void> {
  await sql`
    update meeting_presence set left_at = greatest(joined_at, ${now})
    where member_id = ${memberId} and session_id = ${sessionId} and left_at is null`.execute(tx);
}
