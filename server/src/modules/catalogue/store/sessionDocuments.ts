import {
  courseTypeMetaForm,
  sessionMetaForm,
  uiCustomizationsForm,
  type CourseTypeMeta,
  type SessionMeta,
  type UiCustomizations,
} from '@atrium/domain/catalogue/metaForm.ts';
import { readJsonFields } from '@atrium/domain/readJson.ts';
import {
  sessionTitle,
  spanOfBody,
  type SessionBody,
  type SessionDocumentFacts,
} from '@atrium/domain/session/sessionDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';

/** A live session as its document has it, without its seats; null for an unknown one, and for one on demand. */
export async function findSessionBody(tx: Tx, sessionId: string): Promise<Omit<SessionBody, 'capacity'> | null> {
  const row = await tx
    .selectFrom('session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('session_type', '=', 'LIVE')
    .executeTakeFirst();
  if (row === undefined) return null;
  const meetings = await listMeetings(tx, sessionId);
  const { value: meta } = readJsonFields<SessionMeta>(sessionMetaForm, row.session_meta);
  const { value: ofType } = readJsonFields<CourseTypeMeta>(courseTypeMetaForm, row.course_type_meta);
  const { value: ui } = readJsonFields<UiCustomizations>(uiCustomizationsForm, row.ui_customizations);
  const byMeetings = spanOfBody({ start: null, end: null, meetings });
  const unless = (at: Date | null, same: number): string | null =>
    at === null || at.getTime() === same ? null : at.toISOString();
  return {
    courseId: row.course_id,
    title: row.title,
    status: row.cancelled_at === null ? 'PLANNED' : 'CANCELED',
    timeZone: row.time_zone,
    meetings,
    start: unless(row.start_at, byMeetings.startAt),
    end: unless(row.end_at, byMeetings.endAt),
    activatesAt: unless(row.activate_at, row.start_at?.getTime() ?? Number.NaN),
    opensAt: row.enrollment_opens_at?.toISOString() ?? null,
    closesAt: row.enrollment_close?.toISOString() ?? null,
    isWaitlisted: row.waitlist_allowed,
    waitlistTasks: [...(ofType.waitlist?.taskItems ?? [])],
    isManual: row.manual_enrollment,
    isFree: row.is_free_session,
    isHidden: row.hide_in_catalog,
    isShown: row.published,
    isRecordingCounted: row.recording_counts,
    room: meta.eventLink ?? null,
    assistantId: row.teaching_assistant_id,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: meta.detailCtaText ?? '',
    enrollText: meta.liveEnrollDescriptor ?? '',
    taskTitle: ui.taskContainerTitle ?? '',
    calendar: meta.addEventsCalendarUrl ?? null,
    calendarFallback: row.calendar_fallback_url,
    shortAddress: row.slug ?? '',
    gate: row.gated_access_type === 'SPRINT' || row.gated_access_type === 'WORKSHOP' ? row.gated_access_type : 'NONE',
  };
}

async function listMeetings(tx: Tx, sessionId: string): Promise<SessionBody['meetings']> {
  const rows = await tx
    .selectFrom('meeting')
    .select(['meeting_number as number', 'title', 'start_at as startAt', 'end_at as endAt'])
    .where('session_id', '=', sessionId)
    .orderBy('start_at')
    .orderBy('meeting_number')
    .execute();
  return rows.map(({ number, title, startAt, endAt }) => ({
    id: String(number),
    title,
    start: startAt.toISOString(),
    end: endAt.toISOString(),
  }));
}

/** Adds a live session, or changes the one of this id; triggers keep what those who are enrolled knew of its dates. */
export async function saveSessionRow(tx: Tx, sessionId: string, body: SessionBody, now: Date): Promise<void> {
  const { startAt, endAt } = spanOfBody(body);
  const before = await tx
    .selectFrom('session')
    .select('cancelled_at as canceledAt')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const values = {
    course_id: body.courseId,
    title: body.title,
    subtitle: body.subtitle,
    description: body.description,
    start_at: new Date(startAt),
    end_at: new Date(endAt),
    activate_at: instantOf(body.activatesAt) ?? new Date(startAt),
    enrollment_opens_at: instantOf(body.opensAt),
    enrollment_close: instantOf(body.closesAt),
    time_zone: body.timeZone,
    is_free_session: body.isFree,
    hide_in_catalog: body.isHidden,
    manual_enrollment: body.isManual,
    waitlist_allowed: body.isWaitlisted,
    recording_counts: body.isRecordingCounted,
    cancelled_at: body.status === 'PLANNED' ? null : (before?.canceledAt ?? now),
    published: body.isShown,
    gated_access_type: body.gate === 'NONE' ? null : body.gate,
    session_meta: JSON.stringify(metaOf(body)),
    course_type_meta: JSON.stringify({ waitlist: { taskItems: body.waitlistTasks } } satisfies CourseTypeMeta),
    ui_customizations: JSON.stringify(body.taskTitle === '' ? {} : { taskContainerTitle: body.taskTitle }),
    calendar_fallback_url: body.calendarFallback,
    teaching_assistant_id: body.assistantId,
    slug: body.shortAddress === '' ? null : body.shortAddress,
  };
  await tx
    .insertInto('session')
    .values({ session_id: sessionId, session_type: 'LIVE', ...values })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet(values).where('session.session_type', '=', 'LIVE'),
    )
    .execute();
}

/** What is not set is not there, as it was before there was a form. */
function metaOf(body: SessionBody): SessionMeta {
  return {
    ...(body.room !== null && { eventLink: body.room }),
    ...(body.buttonText !== '' && { detailCtaText: body.buttonText }),
    ...(body.enrollText !== '' && { liveEnrollDescriptor: body.enrollText }),
    ...(body.calendar !== null && { addEventsCalendarUrl: body.calendar }),
  };
}

/**
 * Gives a session these meetings and no others. A meeting keeps its number, by which attendance, recordings and
 * calendars know it; a new one has the next.
 */
export async function replaceMeetings(tx: Tx, sessionId: string, meetings: SessionBody['meetings']): Promise<void> {
  const there = (await listMeetings(tx, sessionId)).map(({ id }) => Number(id));
  const given = meetings.map(({ id }) => (/^[1-9]\d{0,5}$/.test(id) ? Number(id) : null));
  let last = Math.max(0, ...there, ...given.filter((number) => number !== null));
  const numbers = given.map((number) => number ?? ++last);
  const gone = there.filter((number) => !numbers.includes(number));
  if (gone.length > 0) {
    await tx.deleteFrom('meeting').where('session_id', '=', sessionId).where('meeting_number', 'in', gone).execute();
  }
  // one that is only moved is not inserted: the trigger of what is added would tell of it
  for (const [at, { title, start, end }] of meetings.entries()) {
    const meetingNumber = numbers[at] ?? 0;
    const values = { title, start_at: new Date(start), end_at: new Date(end) };
    if (there.includes(meetingNumber)) {
      await tx
        .updateTable('meeting')
        .set(values)
        .where('session_id', '=', sessionId)
        .where('meeting_number', '=', meetingNumber)
        .execute();
    } else {
      await tx
        .insertInto('meeting')
        .values({ session_id: sessionId, meeting_number: meetingNumber, ...values })
        .execute();
    }
  }
}

/** The course and the assistant that a session names and that there are not, and what has its short address. */
export async function findSessionReferences(
  tx: Tx,
  sessionId: string,
  { courseId, assistantId, shortAddress }: SessionBody,
): Promise<Pick<SessionDocumentFacts, 'unknownCourses' | 'unknownFaculty' | 'slugOf'>> {
  const course = await tx.selectFrom('course').select('course_id').where('course_id', '=', courseId).executeTakeFirst();
  const assistant = await tx
    .selectFrom('faculty')
    .select('faculty_id')
    .where('faculty_id', '=', assistantId)
    .executeTakeFirst();
  const other = await tx
    .selectFrom('session')
    .select('session_id as id')
    .where('slug', '=', shortAddress)
    .where('session_id', '<>', sessionId)
    .executeTakeFirst();
  return {
    unknownCourses: course === undefined ? [courseId] : [],
    unknownFaculty: assistantId === null || assistant !== undefined ? [] : [assistantId],
    slugOf: other?.id ?? null,
  };
}

/** What names a session beside those who take part in it: passes and entitlements. */
export async function listNamingSession(
  tx: Tx,
  sessionId: string,
): Promise<{ readonly passes: string[]; readonly entitlements: string[] }> {
  const passes = await tx
    .selectFrom('pass')
    .select('short_code as name')
    .where((eb) => isAmong(eb.val(sessionId), eb.ref('session_ids')))
    .orderBy('short_code')
    .execute();
  const entitlements = await tx
    .selectFrom('entitlement')
    .select('name')
    .where((eb) => isAmong(eb.val(sessionId), eb.ref('session_ids')))
    .orderBy('name')
    .execute();
  return { passes: passes.map(({ name }) => name), entitlements: entitlements.map(({ name }) => name) };
}

export async function removeSessionRow(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('session').where('session_id', '=', sessionId).execute();
}

/** The live sessions for the lists of the staff; the newest begin last. */
export function listSessionRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('session as s')
    .where('s.session_type', '=', 'LIVE')
    .select((eb) => [
      's.session_id as id',
      's.title',
      eb.and([eb('s.published', '=', true), eb('s.cancelled_at', 'is', null)]).as('isPublished'),
      's.start_at as newestAt',
    ]);
}

/** What live sessions are called in lists, by their ids: with their day. */
export async function findSessionNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('session as s')
    .select(['s.session_id as id', 's.title', 's.start_at as startAt', 's.time_zone as timeZone'])
    .where((eb) => isAmong(eb.ref('s.session_id'), ids))
    .execute();
  return new Map(
    rows.map(({ id, title, startAt, timeZone }) => [
      id,
      sessionTitle(title, startAt?.getTime() ?? Number.NaN, timeZone),
    ]),
  );
}
