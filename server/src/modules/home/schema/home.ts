import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { FailedPaymentType } from '../../billing/schema/failedPayment.ts';
import { CourseCardType, UserSessionType } from '../../catalogue/schema/objects.ts';
import { WatchedSpanType } from '../../progress/schema/videos.ts';
import { getHome } from '../service/getHome.ts';
import type { ContinueWatching, Home, HomeInterests, HomeProgram } from '../types.ts';

const ContinueWatchingType = builder.objectRef<ContinueWatching>('ContinueWatching').implement({
  fields: (t) => ({
    topLevelId: t.exposeID('topLevelId'),
    groupId: t.exposeID('groupId'),
    videoContentId: t.exposeID('videoContentId'),
    videoId: t.exposeID('videoId'),
    title: t.exposeString('title'),
    courseTitle: t.exposeString('courseTitle'),
    courseId: t.exposeID('courseId'),
    sourceType: t.exposeString('sourceType', { description: 'ON_DEMAND or SESSION.' }),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    duration: t.exposeFloat('duration'),
    farthestWatchedTime: t.exposeFloat('farthestWatchedTime'),
    continueAtTime: t.exposeFloat('continueAtTime', { description: 'Zero within ten seconds of the end.' }),
    watched: t.expose('watched', { type: [WatchedSpanType] }),
  }),
});

const InterestsType = builder.objectRef<HomeInterests>('HomeInterests').implement({
  description: 'What the member has said of their work and of what they want to learn.',
  fields: (t) => ({
    jobFunction: t.exposeString('jobFunction', { nullable: true }),
    isLead: t.exposeBoolean('isLead'),
    topics: t.exposeStringList('topics'),
  }),
});

const NextCourseType = builder.objectRef<NonNullable<HomeProgram['next']>>('HomeNextCourse').implement({
  fields: (t) => ({ title: t.exposeString('title'), path: t.exposeString('path') }),
});

const ProgramType = builder.objectRef<HomeProgram>('HomeProgram').implement({
  description: 'A certificate that the member is registered for and does not have yet.',
  fields: (t) => ({
    certificateId: t.exposeID('certificateId'),
    title: t.exposeString('title'),
    needed: t.exposeInt('needed'),
    done: t.exposeInt('done'),
    next: t.expose('next', { type: NextCourseType, nullable: true }),
  }),
});

const HomeType = builder.objectRef<Home>('Home').implement({
  fields: (t) => ({
    continueWatching: t.expose('continueWatching', { type: [ContinueWatchingType] }),
    upcomingCourses: t.expose('upcomingCourses', { type: [CourseCardType] }),
    freeSessions: t.expose('freeSessions', { type: [UserSessionType], description: 'For limited members.' }),
    entitledSessions: t.expose('entitledSessions', {
      type: [UserSessionType],
      description: 'For transactional members: sessions that they purchased or are enrolled in.',
    }),
    interests: t.expose('interests', { type: InterestsType }),
    programs: t.expose('programs', { type: [ProgramType] }),
    isEmpty: t.exposeBoolean('isEmpty', { description: 'Whether the academy has no course for the viewer yet.' }),
    trialDaysLeft: t.exposeInt('trialDaysLeft', { nullable: true }),
    trialEndsAt: t.exposeString('trialEndsAt', {
      nullable: true,
      description: 'For a page that stays open; null without a trial. Epoch milliseconds.',
    }),
    failedPayment: t.field({ type: FailedPaymentType, nullable: true, resolve: ({ failedPayment }) => failedPayment }),
  }),
});

builder.queryFields((t) => ({
  getHome: t.field({
    type: HomeType,
    nullable: true,
    access: routeRequirement('/'),
    resolve: (_root, _args, ctx) => getHome(asMember(ctx)),
  }),
}));
