import * as z from 'zod/mini';
import {
  id,
  instant,
  line,
  lines,
  rowsWith,
  schemaOf,
  slug,
  textOf,
  zone,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { needing } from '../document/needing.ts';
import { parseInstant } from '../parseInstant.ts';
import { isTimeZone } from '../timeZone.ts';

const meetingFields = {
  id: { label: 'Id', part: 'id', schema: id },
  title: { label: 'Title', part: 'line', schema: line(200) },
  start: { label: 'Start', part: 'instant', schema: instant },
  end: { label: 'End', part: 'instant', schema: instant },
} as const satisfies DocumentFields;

const fields = {
  courseId: { label: 'Course', part: 'reference', of: 'course', schema: id },
  title: { label: 'Title', part: 'line', schema: line(200) },
  status: {
    label: 'Takes place',
    part: 'choice',
    schema: z.enum(['PLANNED', 'CANCELED']),
    words: { PLANNED: 'As planned', CANCELED: 'It is canceled' },
    help: 'Everybody who is enrolled is mailed when it is canceled, and when it takes place after all.',
  },
  timeZone: { label: 'Time zone', part: 'zone', schema: zone },
  meetings: { label: 'Meetings', part: 'rows', schema: rowsWith(meetingFields, 100), fields: meetingFields },
  start: {
    label: 'Start',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Empty: when its first meeting begins.',
  },
  end: { label: 'End', part: 'instant', schema: z.nullable(instant), help: 'Empty: when its last meeting is over.' },
  activatesAt: {
    label: 'Materials open',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Empty: when it starts.',
  },
  opensAt: {
    label: 'Enrollment opens',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Empty: as soon as members find it.',
  },
  closesAt: {
    label: 'Enrollment closes',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Empty: when it starts.',
  },
  capacity: {
    label: 'Seats',
    part: 'number',
    schema: z.nullable(z.int('A whole number is needed.').check(z.gte(0), z.lte(100_000))),
    help: 'Empty: as many as come.',
  },
  isWaitlisted: { label: 'Waitlist', part: 'switch', schema: z.boolean(), help: 'Members may wait for a seat.' },
  waitlistTasks: {
    label: 'What people who wait may do meanwhile',
    part: 'words',
    schema: z.array(line(500)).check(z.maxLength(20, 'At most 20.')),
  },
  isManual: { label: 'Only the team enrolls people', part: 'switch', schema: z.boolean() },
  isFree: { label: 'Free', part: 'switch', schema: z.boolean(), help: 'Members without a subscription may enroll.' },
  isHidden: { label: 'Not in the catalogue', part: 'switch', schema: z.boolean() },
  isShown: {
    label: 'Open to members',
    part: 'switch',
    schema: z.boolean(),
    help: 'While it is off, people who are enrolled read that it is not available yet, and nobody else finds it.',
  },
  isRecordingCounted: {
    label: 'Watching the recording counts as attendance',
    part: 'switch',
    schema: z.boolean(),
  },
  room: { label: 'Room', part: 'link', schema: z.nullable(link), help: 'Where everybody joins who is enrolled.' },
  assistantId: { label: 'Teaching assistant', part: 'reference', of: 'faculty', schema: z.nullable(id) },
  subtitle: { label: 'Subtitle', part: 'line', schema: line(300), help: 'Empty: that of the course.' },
  description: { label: 'Description', part: 'text', schema: lines(10_000), help: 'Empty: that of the course.' },
  buttonText: { label: 'Words of its button', part: 'line', schema: line(80), help: 'Empty: ours.' },
  enrollText: { label: 'What the dialog says before enrolling', part: 'text', schema: lines(300) },
  taskTitle: { label: 'What its tasks are called', part: 'line', schema: line(120), help: 'Empty: ours.' },
  calendar: { label: 'Calendar of its own', part: 'link', schema: z.nullable(link) },
  calendarFallback: { label: 'Where it is added to a calendar by hand', part: 'link', schema: z.nullable(link) },
  shortAddress: { label: 'Short address', part: 'line', schema: slug, help: 'Another address of its page.' },
  gate: {
    label: 'Behind a gate',
    part: 'choice',
    schema: z.enum(['NONE', 'SPRINT', 'WORKSHOP']),
    words: { NONE: 'No', SPRINT: 'That of sprints', WORKSHOP: 'That of workshops' },
  },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A live session with its meetings as its document has it; instants are ISO texts. */
export type SessionBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a live session. */
export interface SessionDocumentFacts {
  readonly unknownCourses: readonly string[];
  readonly unknownFaculty: readonly string[];
  /** Another session that has its short address; null when none has. */
  readonly slugOf: string | null;
  /** How many have a seat, or are offered one. */
  readonly taken: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** From when to when a session is, in epoch milliseconds: by what it says, else by its meetings. NaN for neither. */
export function spanOfBody({ start, end, meetings }: Pick<SessionBody, 'start' | 'end' | 'meetings'>) {
  const starts = meetings.map((meeting) => parseInstant(meeting.start));
  const ends = meetings.map((meeting) => parseInstant(meeting.end));
  return {
    startAt: start === null ? (starts.length === 0 ? Number.NaN : Math.min(...starts)) : parseInstant(start),
    endAt: end === null ? (ends.length === 0 ? Number.NaN : Math.max(...ends)) : parseInstant(end),
  };
}

/** What a list of the team calls a session: with its day, because the runs of a course have one title. */
export function sessionTitle(title: string, startAt: number, timeZone: string): string {
  if (Number.isNaN(startAt) || !isTimeZone(timeZone)) return title;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(startAt);
  return title === '' ? '' : `${title}, ${day}`;
}

/** Live sessions of courses. Taken back is canceled, so that calendars and mails follow. */
export const sessionDocument: DocumentDefinition<SessionBody, SessionDocumentFacts> = {
  kind: 'session',
  noun: ['live session', 'live sessions'],
  fields,
  schema,
  empty: {
    courseId: '',
    title: '',
    status: 'PLANNED',
    timeZone: 'UTC',
    meetings: [],
    start: null,
    end: null,
    activatesAt: null,
    opensAt: null,
    closesAt: null,
    capacity: null,
    isWaitlisted: true,
    waitlistTasks: [],
    isManual: false,
    isFree: false,
    isHidden: false,
    isShown: true,
    isRecordingCounted: false,
    room: null,
    assistantId: null,
    subtitle: '',
    description: '',
    buttonText: '',
    enrollText: '',
    taskTitle: '',
    calendar: null,
    calendarFallback: null,
    shortAddress: '',
    gate: 'NONE',
  },
  titleOf: (body) => {
    const read = schema.safeParse(body);
    const title = textOf(body['title']);
    return read.success ? sessionTitle(title, spanOfBody(read.data).startAt, read.data.timeZone) : title;
  },
  missing: (body, facts) => {
    const { startAt, endAt } = spanOfBody(body);
    const isDated = !Number.isNaN(startAt) && !Number.isNaN(endAt);
    return [
      ...needing(facts.unknownCourses, [body.courseId], 'courseId', 'course'),
      ...needing(facts.unknownFaculty, [body.assistantId ?? ''], 'assistantId', 'faculty'),
      ...must(body.title.trim() === '', 'title', 'The session has no title.'),
      ...must(!isDated, 'meetings', 'The session has no meeting yet, and neither a start nor an end.'),
      ...must(isDated && endAt < startAt, 'end', 'The end is before the start.'),
      ...must(facts.slugOf !== null, 'shortAddress', `The session ${facts.slugOf ?? ''} has this address already.`),
      ...must(
        body.capacity !== null && body.capacity < facts.taken,
        'capacity',
        `${String(facts.taken)} have a seat or are offered one: there cannot be fewer.`,
      ),
      ...body.meetings.flatMap((meeting, at) => meetingFaults(meeting, `meetings.${String(at)}`, { startAt, endAt })),
      ...canWait(
        body.status === 'PLANNED' && body.room === null && endAt > facts.now,
        'room',
        'There is no room yet: people who are enrolled have nothing to join.',
      ),
      ...canWait(
        body.opensAt !== null && parseInstant(body.opensAt) >= (closesAt(body) ?? startAt),
        'opensAt',
        'Enrollment closes before it opens, so that nobody can enroll.',
      ),
    ];
  },
  isPublished: ({ status, isShown }) => status === 'PLANNED' && isShown,
  takenBack: (body) => ({ ...body, status: 'CANCELED' }),
  copied: (body) => ({ ...body, shortAddress: '', status: 'PLANNED' }),
};

const closesAt = ({ closesAt: at }: SessionBody): number | null => (at === null ? null : parseInstant(at));

function meetingFaults(
  { title, start, end }: SessionBody['meetings'][number],
  path: string,
  span: { readonly startAt: number; readonly endAt: number },
): readonly DocumentFault[] {
  const [from, to] = [parseInstant(start), parseInstant(end)];
  return [
    ...must(title.trim() === '', `${path}.title`, 'The meeting has no title.'),
    ...must(to <= from, `${path}.end`, 'The end is not after the start.'),
    ...must(from < span.startAt, `${path}.start`, 'It begins before the session does.'),
    ...must(to > span.endAt, `${path}.end`, 'It ends after the session does.'),
  ];
}
