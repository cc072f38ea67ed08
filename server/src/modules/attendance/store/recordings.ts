import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { MeetingKey, StoredRecording } from '../types.ts';

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

/** The recording of a meeting, with the film that it is; null for none. */
export async function findRecording(tx: Tx, { sessionId, meetingNumber }: MeetingKey): Promise<StoredRecording | null> {
  const row = await tx
    .selectFrom('meeting_recording as r')
    .leftJoin('film as f', 'f.film_id', 'r.film_id')
    .select([
      'r.url',
      'r.video_id as videoId',
      'r.film_id as filmId',
      'r.ready_at as readyAt',
      'f.file_name as fileName',
    ])
    .where('r.session_id', '=', sessionId)
    .where('r.meeting_number', '=', meetingNumber)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a meeting this recording in place of any other; `readyAt` null: its film is no stream yet. */
export async function saveRecordingRow(
  tx: Tx,
  { sessionId, meetingNumber }: MeetingKey,
  { url, filmId, readyAt }: Pick<StoredRecording, 'url' | 'filmId' | 'readyAt'>,
): Promise<void> {
  const values = { url, film_id: filmId, video_id: null, ready_at: readyAt };
  await tx
    .insertInto('meeting_recording')
    .values({ session_id: sessionId, meeting_number: meetingNumber, ...values })
    .onConflict((conflict) => conflict.columns(['session_id', 'meeting_number']).doUpdateSet(values))
    .execute();
}

export async function removeRecordingRow(tx: Tx, { sessionId, meetingNumber }: MeetingKey): Promise<void> {
  await tx
    .deleteFrom('meeting_recording')
    .where('session_id', '=', sessionId)
    .where('meeting_number', '=', meetingNumber)
    .execute();
}

/** Recordings whose film has become a stream since they were given; at most a hundred. */
export function listMadeRecordings(tx: Tx): Promise<MeetingKey[]> {
  return tx
    .selectFrom('meeting_recording as r')
    .innerJoin('film as f', 'f.film_id', 'r.film_id')
    .select(['r.session_id as sessionId', 'r.meeting_number as meetingNumber'])
    .where('r.ready_at', 'is', null)
    .where('f.state', '=', 'READY')
    .orderBy('r.session_id')
    .orderBy('r.meeting_number')
    .limit(100)
    .execute();
}

/** Says that the film of a recording is a stream by now; false when that was said before, or it is another one. */
export async function saveMade(tx: Tx, { sessionId, meetingNumber }: MeetingKey, now: Date): Promise<boolean> {
  const saved = await tx
    .updateTable('meeting_recording as r')
    .from('film as f')
    .set({ ready_at: now })
    .whereRef('f.film_id', '=', 'r.film_id')
    .where('f.state', '=', 'READY')
    .where('r.session_id', '=', sessionId)
    .where('r.meeting_number', '=', meetingNumber)
    .where('r.ready_at', 'is', null)
    .returning('r.session_id')
    .executeTakeFirst();
  return saved !== undefined;
}

const told = statement(
  { key: text },
  ({ keys }: { keys: string }) => sql`
    select m.dedupe_key as key from mail m
    where m.dedupe_key collate "C" >= ${keys} and m.dedupe_key collate "C" < left(${keys}, -1) || '0'
      and m.dedupe_key like 'recording/%' and m.withdrawn_at is null`,
);

/** What follows the beginning of these keys, which ends with '/', of each mail that has left or waits. */
export async function listTold(tx: Tx, keys: string): Promise<readonly string[]> {
  return (await told.rows(tx, { keys })).map(({ key }) => key.slice(keys.length));
}

/** How many mails wait under keys that begin so. */
export async function countWaiting(tx: Tx, keys: string): Promise<number> {
  const [row] = await waitingMails.rows(tx, { keys });
  return row?.count ?? 0;
}

const waitingMails = statement(
  { count: number },
  ({ keys }: { keys: string }) => sql`
    select count(*)::integer as count from mail m
    where m.dedupe_key collate "C" >= ${keys} and m.dedupe_key collate "C" < left(${keys}, -1) || '0'
      and m.sent_at is null and m.withdrawn_at is null`,
);

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
    .where('r.ready_at', 'is not', null)
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
