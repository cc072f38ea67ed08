import { hasSprintToCome } from '@atrium/domain/catalogue/groupByCourse.ts';
import { dayIn } from '@atrium/domain/organization/companyDay.ts';
import {
  isActive,
  isClosed,
  isComingSoon,
  isEnrollable,
  isEnrolled,
  isHappeningNow,
  isUserCompleted,
  isWaitListed,
  isWaitListOpen,
} from '@atrium/domain/session/flags.ts';
import { asMember, type Context } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { loadCourseFacts } from '../service/courseFacts.ts';
import { toSessionFacts } from '../service/sessionFacts.ts';
import type { UserSession } from '../types.ts';
import { CourseMetaType } from './courseMeta.ts';
import { CourseCardType, FacultyType, UserSessionType } from './objects.ts';

// What learning.md §3 says of a session and of a card beyond the facts from which our own pages derive it themselves,
// because it changes with time alone. A request that does not select it pays nothing for it.

const WaitlistMetaType = builder.objectRef<Pick<UserSession, 'waitlistTaskItems'>>('WaitlistMeta').implement({
  fields: (t) => ({ taskItems: t.exposeStringList('waitlistTaskItems') }),
});
const CourseTypeMetaType = builder.objectRef<Pick<UserSession, 'waitlistTaskItems'>>('CourseTypeMeta').implement({
  fields: (t) => ({ waitlist: t.field({ type: WaitlistMetaType, resolve: (of) => of }) }),
});

const factsOf = (ctx: Context, { courseId }: { readonly courseId: string }) => loadCourseFacts(asMember(ctx), courseId);

/** The session as everybody sees it; undefined for one that was unpublished meanwhile. */
async function sharedRow(ctx: Context, { courseId, sessionId }: UserSession) {
  const { course } = await loadCourseFacts(asMember(ctx), courseId);
  return course.sessions.find(({ row }) => row.sessionId === sessionId)?.row;
}

function dayOf(instant: string | null, timeZone: string): string | null {
  return instant === null ? null : dayIn(timeZone)(Number(instant));
}

builder.objectFields(UserSessionType, (t) => ({
  enrollable: t.boolean({ resolve: (session) => isEnrollable(toSessionFacts(session)) }),
  waitListOpen: t.boolean({ resolve: (session) => isWaitListOpen(toSessionFacts(session)) }),
  enrolled: t.boolean({ resolve: (session) => isEnrolled(toSessionFacts(session)) }),
  waitListed: t.boolean({ resolve: (session) => isWaitListed(toSessionFacts(session)) }),
  closed: t.boolean({ resolve: (session) => isClosed(toSessionFacts(session)) }),
  comingSoon: t.boolean({ resolve: (session) => isComingSoon(toSessionFacts(session)) }),
  userCompleted: t.boolean({ resolve: (session) => isUserCompleted(toSessionFacts(session)) }),
  isActive: t.boolean({ resolve: (session, _args, ctx) => isActive(toSessionFacts(session), ctx.now) }),
  happeningNow: t.boolean({ resolve: (session, _args, ctx) => isHappeningNow(toSessionFacts(session), ctx.now) }),
  startAtDate: t.string({
    nullable: true,
    description: 'yyyy-MM-dd in the zone of the session.',
    resolve: ({ startAt, timeZone }) => dayOf(startAt, timeZone),
  }),
  endAtDate: t.string({
    nullable: true,
    description: 'yyyy-MM-dd in the zone of the session.',
    resolve: ({ endAt, timeZone }) => dayOf(endAt, timeZone),
  }),
  courseTypeMeta: t.field({ type: CourseTypeMetaType, resolve: (session) => session }),
  faculties: t.field({
    type: [FacultyType],
    resolve: async (session, _args, ctx) => [...(await factsOf(ctx, session)).course.card.faculty],
  }),
  courseMeta: t.field({
    type: CourseMetaType,
    resolve: async (session, _args, ctx) => (await factsOf(ctx, session)).course,
  }),
  courseRating: t.float({
    nullable: true,
    resolve: async (session, _args, ctx) => (await factsOf(ctx, session)).course.card.courseRating,
  }),
  onDemandAvailable: t.boolean({
    description: 'Its course can be taken on demand.',
    resolve: async (session, _args, ctx) => ((await factsOf(ctx, session)).grouped?.onDemand ?? null) !== null,
  }),
  mcSprintAvailable: t.boolean({
    description: 'Its course is a sprint of which a session is to come.',
    resolve: async (session, _args, ctx) => {
      const { grouped } = await factsOf(ctx, session);
      return grouped !== null && hasSprintToCome(grouped);
    },
  }),
  gatedAccessType: t.string({
    nullable: true,
    resolve: async (session, _args, ctx) => (await sharedRow(ctx, session))?.gatedAccessType ?? null,
  }),
  wpCohortSlug: t.string({
    nullable: true,
    description: 'The slug by which getSessionContent finds it too.',
    resolve: async (session, _args, ctx) => (await sharedRow(ctx, session))?.slug ?? null,
  }),
}));

builder.objectFields(CourseCardType, (t) => ({
  userEarnedBadge: t.exposeBoolean('hasEarnedBadge'),
  isActive: t.boolean({ resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.isActive ?? false }),
  userCompleted: t.boolean({
    resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.userCompleted ?? false,
  }),
  completedLiveSession: t.boolean({
    resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.completedLiveSession ?? false,
  }),
  numUpcomingSessions: t.int({
    description: 'All that are to come, also those beyond the next three.',
    resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.upcoming.length ?? 0,
  }),
  nextUpcomingSession: t.field({
    type: UserSessionType,
    nullable: true,
    resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.upcoming[0]?.served ?? null,
  }),
  hasOnDemand: t.boolean({
    resolve: async (card, _args, ctx) => ((await factsOf(ctx, card)).grouped?.onDemand ?? null) !== null,
  }),
  onDemandSession: t.field({
    type: UserSessionType,
    nullable: true,
    resolve: async (card, _args, ctx) => (await factsOf(ctx, card)).grouped?.onDemand?.served ?? null,
  }),
}));
