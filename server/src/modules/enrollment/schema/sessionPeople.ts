import type { SessionAct } from '@atrium/domain/session/changeDates.ts';
import type { RunRecording } from '@atrium/domain/session/recording.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { getRunSession, listOwnSessions, listPeopleOfSession } from '../service/sessionPeople.ts';
import { peopleViews, type RunMeeting, type RunSession, type RunSessionRow, type SessionPerson } from '../types.ts';

const millis = (at: number): string => String(at);
const PeopleView = builder.enumType('SessionPeopleView', { values: peopleViews });

const ListedSessionType = builder.objectRef<RunSessionRow>('ListedRunSession').implement({
  description: 'A live session with its seats, for staff.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title'),
    courseTitle: t.exposeString('courseTitle'),
    startAt: t.string({ description: 'A millisecond string.', resolve: ({ startAt }) => millis(startAt) }),
    endAt: t.string({ description: 'A millisecond string.', resolve: ({ endAt }) => millis(endAt) }),
    isCanceled: t.exposeBoolean('isCanceled'),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Null is unlimited.' }),
    taken: t.exposeInt('taken'),
    waiting: t.exposeInt('waiting'),
  }),
});

const RunRecordingType = builder.objectRef<RunRecording>('RunRecording').implement({
  description: 'The recording of a class: a link, a film of ours, or, without both, a video of the session.',
  fields: (t) => ({
    url: t.string({ nullable: true, resolve: ({ url }) => safeLink(url) }),
    filmId: t.exposeID('filmId', { nullable: true }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'Of its film.' }),
    readyAt: t.string({
      nullable: true,
      description: 'Since when members can watch it, a millisecond string; null while its film is made.',
      resolve: ({ readyAt }) => (readyAt === null ? null : millis(readyAt)),
    }),
  }),
});

const RunMeetingType = builder.objectRef<RunMeeting>('RunMeeting').implement({
  description: 'A class of a live session as those who run it see it.',
  fields: (t) => ({
    meetingNumber: t.exposeInt('meetingNumber'),
    title: t.exposeString('title'),
    startAt: t.string({ description: 'A millisecond string.', resolve: ({ startAt }) => millis(startAt) }),
    endAt: t.string({ description: 'A millisecond string.', resolve: ({ endAt }) => millis(endAt) }),
    isReported: t.exposeBoolean('isReported', { description: 'Its provider has said who was there.' }),
    attended: t.exposeInt('attended', { description: 'How many of those who are enrolled were there.' }),
    recording: t.expose('recording', { type: RunRecordingType, nullable: true, description: 'Null without one.' }),
  }),
});

const SessionActType = builder.objectRef<SessionAct>('SessionAct').implement({
  description: 'A change of the dates of a live session by the team that can be taken back.',
  fields: (t) => ({
    lines: t.exposeStringList('lines', { description: 'What it did.' }),
    actedBy: t.exposeString('actedBy'),
    actedAt: t.string({ description: 'A millisecond string.', resolve: ({ actedAt }) => millis(actedAt) }),
    openUntil: t.string({
      description: 'When its mails leave, a millisecond string.',
      resolve: ({ openUntil }) => millis(openUntil),
    }),
  }),
});

const RunSessionType = builder.objectRef<RunSession>('RunSession').implement({
  description: 'A live session as those who run it see it.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title'),
    courseTitle: t.exposeString('courseTitle'),
    startAt: t.string({ description: 'A millisecond string.', resolve: ({ startAt }) => millis(startAt) }),
    endAt: t.string({ description: 'A millisecond string.', resolve: ({ endAt }) => millis(endAt) }),
    timeZone: t.exposeString('timeZone'),
    isCanceled: t.exposeBoolean('isCanceled'),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Null is unlimited.' }),
    taken: t.exposeInt('taken'),
    held: t.exposeInt('held', { description: 'Seats that are kept for open offers.' }),
    waiting: t.exposeInt('waiting'),
    enrolled: t.exposeInt('enrolled', { description: 'Also those who take no seat.' }),
    meetings: t.expose('meetings', { type: [RunMeetingType] }),
    openAct: t.expose('openAct', { type: SessionActType, nullable: true, description: 'Null without one.' }),
  }),
});

const PersonMeetingType = builder.objectRef<NonNullable<SessionPerson['meeting']>>('SessionPersonMeeting').implement({
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'How long they were in the room.' }),
    wasThere: t.exposeBoolean('wasThere'),
    isMarked: t.exposeBoolean('isMarked', { description: 'Staff said so.' }),
  }),
});

const SessionPersonType = builder.objectRef<SessionPerson>('SessionPerson').implement({
  description: 'Somebody who is enrolled in a session, or waits for a seat of it.',
  fields: (t) => ({
    userId: t.exposeID('memberId'),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email'),
    customerName: t.exposeString('customerName'),
    isSeatless: t.exposeBoolean('isSeatless', { description: 'Takes no seat.' }),
    joinedAt: t.string({ description: 'A millisecond string.', resolve: ({ joinedAt }) => millis(joinedAt) }),
    hasAttended: t.exposeBoolean('hasAttended', { description: 'The session counts as attended.' }),
    isMarked: t.exposeBoolean('isMarked', { description: 'It counts because staff say so.' }),
    meetingsAttended: t.exposeInt('meetingsAttended'),
    meeting: t.expose('meeting', { type: PersonMeetingType, nullable: true, description: 'Of the class asked for.' }),
    rank: t.exposeInt('rank', { nullable: true, description: 'On the waitlist, from 1.' }),
    offerExpiresAt: t.string({
      nullable: true,
      description: 'Until when a seat is held for them, a millisecond string.',
      resolve: ({ offerExpiresAt }) => (offerExpiresAt === null ? null : millis(offerExpiresAt)),
    }),
    offersMissed: t.exposeInt('offersMissed', { description: 'Offers that they have let lapse since they wait.' }),
  }),
});

interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: number | null;
}
const nextAfter = 'How many come before the next page; null after the last one.';

const SessionPeopleType = builder.objectRef<Paged<SessionPerson>>('SessionPeople').implement({
  fields: (t) => ({
    people: t.expose('rows', { type: [SessionPersonType] }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: nextAfter }),
  }),
});
const RunSessionsType = builder.objectRef<Paged<RunSessionRow>>('RunSessions').implement({
  fields: (t) => ({
    sessions: t.expose('rows', { type: [ListedSessionType] }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: nextAfter }),
  }),
});

builder.queryFields((t) => ({
  getRunSession: t.field({
    type: RunSessionType,
    nullable: true,
    access: { staff: 'enrollment.read' },
    description: 'A live session with its seats. For staff; an instructor has those of their courses.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await getRunSession(asStaff(ctx), sessionId)),
  }),
  listRunSessions: t.field({
    type: RunSessionsType,
    nullable: true,
    access: { staff: 'enrollment.read' },
    cost: 'dear',
    description: 'Live sessions, 50 a page. For staff; an instructor has those of their courses.',
    args: {
      isOver: t.arg.boolean({ defaultValue: false }),
      search: t.arg.string({ defaultValue: '', description: 'Words of the titles.' }),
      after: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_root, { isOver, search, after }, ctx) =>
      listOwnSessions(asStaff(ctx), { isOver: isOver ?? false, search: search ?? '', after: after ?? 0 }),
  }),
  listSessionPeople: t.field({
    type: SessionPeopleType,
    nullable: true,
    access: { staff: 'enrollment.read' },
    cost: 'dear',
    description: 'Who is enrolled in a live session, by name, or waits for a seat, in order, 50 a page. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      view: t.arg({ type: PeopleView, defaultValue: 'ENROLLED' }),
      meetingNumber: t.arg.int({ description: 'Asks who was in this class.' }),
      search: t.arg.string({ defaultValue: '', description: 'Words of the name or the address.' }),
      after: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_root, { sessionId, view, meetingNumber, search, after }, ctx) =>
      valueOf(
        await listPeopleOfSession(asStaff(ctx), {
          sessionId,
          view: view ?? 'ENROLLED',
          meetingNumber: meetingNumber ?? null,
          search: search ?? '',
          after: after ?? 0,
        }),
      ),
  }),
}));
