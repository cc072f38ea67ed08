import type { SessionMeta } from '@atrium/domain/catalogue/metaForm.ts';
import { courseTypes, enrollmentStatuses, sessionTypes } from '@atrium/domain/session/facts.ts';
import { leavingCosts } from '@atrium/domain/session/leavingCost.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { CourseCard, Faculty, Meeting, UserSession } from '../types.ts';

export const CourseTypeEnum = builder.enumType('CourseType', { values: courseTypes });
export const SessionTypeEnum = builder.enumType('SessionType', { values: sessionTypes });
const LeavingCostEnum = builder.enumType('LeavingCost', { values: leavingCosts });
export const EnrollmentStatusEnum = builder.enumType('EnrollmentStatus', { values: enrollmentStatuses });

const SessionMetaType = builder.objectRef<SessionMeta>('SessionMeta').implement({
  fields: (t) => ({
    eventLink: t.string({
      nullable: true,
      isSecret: true,
      description: 'The link to the live room; only for enrolled members and employees.',
      resolve: (of) => safeLink(of.eventLink ?? null),
    }),
    detailCtaText: t.exposeString('detailCtaText', { nullable: true }),
    liveEnrollDescriptor: t.exposeString('liveEnrollDescriptor', { nullable: true }),
    addEventsCalendarUrl: t.string({ nullable: true, resolve: (of) => safeLink(of.addEventsCalendarUrl ?? null) }),
  }),
});

export const UserSessionType = builder.objectRef<UserSession>('UserSession').implement({
  description: 'A run of a course with the facts from which labels and buttons are derived for the viewer.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    courseId: t.exposeID('courseId'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    sessionType: t.expose('sessionType', { type: SessionTypeEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    description: t.exposeString('description'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    startAt: t.exposeString('startAt', { nullable: true }),
    endAt: t.exposeString('endAt', { nullable: true }),
    activateAt: t.exposeString('activateAt', { nullable: true }),
    enrollmentOpensAt: t.exposeString('enrollmentOpensAt', { nullable: true }),
    enrollmentClose: t.exposeString('enrollmentClose', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
    enrollmentStatus: t.expose('enrollmentStatus', { type: EnrollmentStatusEnum }),
    waitlistPosition: t.exposeInt('waitlistPosition', { nullable: true }),
    leavingCost: t.expose('leavingCost', {
      type: LeavingCostEnum,
      nullable: true,
      description: 'What the caller cannot have back after leaving; null where they can enroll again.',
    }),
    seatsRemaining: t.exposeInt('seatsRemaining', { nullable: true, description: 'Null: unlimited.' }),
    lowInventory: t.exposeBoolean('lowInventory'),
    hoursLeftToEnroll: t.exposeInt('hoursLeftToEnroll', { nullable: true }),
    offerExpiresAt: t.exposeString('offerExpiresAt', {
      nullable: true,
      description:
        'Until when a member on the waitlist can claim a seat: the end of the own offer, or the start, when a free seat goes to the member who claims it first.',
    }),
    isFreeSession: t.exposeBoolean('isFreeSession'),
    hideInCatalog: t.exposeBoolean('hideInCatalog'),
    cancelled: t.exposeBoolean('cancelled'),
    entitled: t.exposeBoolean('entitled', {
      description: 'Whether the viewer is entitled: free, by area, or by a grant.',
    }),
    attended: t.exposeBoolean('attended'),
    courseBadgeId: t.exposeID('courseBadgeId', { nullable: true }),
    sessionMeta: t.expose('sessionMeta', { type: SessionMetaType }),
    waitlistTaskItems: t.exposeStringList('waitlistTaskItems'),
  }),
});

export const FacultyType = builder.objectRef<Faculty>('Faculty').implement({
  fields: (t) => ({
    facultyId: t.exposeID('facultyId'),
    fullName: t.exposeString('fullName'),
    role: t.exposeString('role'),
    imageUrl: t.exposeString('imageUrl'),
    biography: t.exposeString('biography'),
    sortOrder: t.exposeInt('sortOrder'),
  }),
});

export const MeetingType = builder.objectRef<Meeting>('Meeting').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title'),
    startAt: t.exposeString('startAt'),
    endAt: t.exposeString('endAt'),
    recordingUrl: t.string({
      nullable: true,
      description: 'The recording; for those who may open the content of the session.',
      resolve: ({ recordingUrl }) => safeLink(recordingUrl ?? null),
    }),
  }),
});

export const CourseCardType = builder.objectRef<CourseCard>('CourseCard').implement({
  description: 'The card of a course, for the viewer.',
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    description: t.exposeString('description'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    topic: t.exposeString('topic'),
    stacks: t.exposeStringList('stacks'),
    difficulty: t.exposeString('difficulty'),
    lengthMinutes: t.exposeInt('lengthMinutes'),
    courseRating: t.exposeFloat('courseRating', { nullable: true }),
    ratingCount: t.exposeInt('ratingCount'),
    faculty: t.expose('faculty', { type: [FacultyType] }),
    openTo: t.exposeStringList('openTo', { description: 'Labels of the areas that open it.' }),
    hideTimeAndFacultyLabels: t.exposeBoolean('hideTimeAndFacultyLabels'),
    badgeAsCompletion: t.exposeBoolean('badgeAsCompletion'),
    hasEarnedBadge: t.exposeBoolean('hasEarnedBadge'),
    bookmarked: t.exposeBoolean('bookmarked'),
    sessions: t.expose('sessions', {
      type: [UserSessionType],
      description: "The viewer's own sessions, the next three, and the on-demand one.",
    }),
  }),
});
