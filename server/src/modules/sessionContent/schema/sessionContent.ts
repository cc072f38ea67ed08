import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { CourseMetaType } from '../../catalogue/schema/courseMeta.ts';
import { FacultyType, MeetingType, UserSessionType } from '../../catalogue/schema/objects.ts';
import { loadCourseFacts } from '../../catalogue/service/courseFacts.ts';
import { SessionVideoProgressType } from '../../progress/schema/videoProgress.ts';
import { VideoEntryType } from '../../progress/schema/videos.ts';
import {
  getSessionContainerContent,
  getSessionContent,
  getSessionContentVideos,
  getUserSessionConfig,
} from '../service/getSessionContent.ts';
import type { Announcement, SessionConfig, SessionContent, TeachingAssistant } from '../types.ts';
import { ContainerType, ScheduleType } from './containers.ts';

const AnnouncementType = builder.objectRef<Announcement>('Announcement').implement({
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    announcement: t.exposeString('announcement', { description: 'Markdown.' }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    stylePreset: t.exposeString('stylePreset', { nullable: true }),
    internalLinkUrl: t.exposeString('internalLinkUrl', { nullable: true }),
    externalLinkUrl: t.exposeString('externalLinkUrl', { nullable: true }),
  }),
});

const TeachingAssistantType = builder.objectRef<TeachingAssistant>('TeachingAssistant').implement({
  fields: (t) => ({
    fullName: t.exposeString('fullName'),
    imageUrl: t.exposeString('imageUrl'),
    slackUrl: t.string({ nullable: true, resolve: (of) => safeLink(of.slackUrl) }),
  }),
});

const SessionConfigType = builder.objectRef<SessionConfig>('UserSessionConfig').implement({
  fields: (t) => ({
    teachingAssistant: t.expose('teachingAssistant', {
      type: TeachingAssistantType,
      nullable: true,
      description: 'Null on demand.',
    }),
  }),
});

/** The values that learning.md §3 gives to a session's content, unlike those of the session itself. */
const ContentSessionTypeEnum = builder.enumType('ContentSessionType', { values: ['Live', 'OnDemand'] as const });

const SessionContentType = builder.objectRef<SessionContent>('SessionContent').implement({
  fields: (t) => ({
    title: t.string({ resolve: ({ session }) => session.title }),
    sessionType: t.field({
      type: ContentSessionTypeEnum,
      resolve: ({ session }) => (session.sessionType === 'ON_DEMAND' ? 'OnDemand' : 'Live'),
    }),
    sessionStartAt: t.string({ nullable: true, resolve: ({ session }) => session.startAt }),
    sessionEndAt: t.string({ nullable: true, resolve: ({ session }) => session.endAt }),
    courseId: t.id({ resolve: ({ session }) => session.courseId }),
    sessionId: t.id({ resolve: ({ session }) => session.sessionId }),
    calendarFallbackUrl: t.string({ nullable: true, resolve: (of) => safeLink(of.calendarFallbackUrl) }),
    uiCustomizations: t.expose('uiCustomizations', { type: 'JSON' }),
    hideTimeAndFacultyLabels: t.exposeBoolean('hideTimeAndFacultyLabels'),
    courseMeta: t.field({
      type: CourseMetaType,
      resolve: async ({ session }, _args, ctx) => (await loadCourseFacts(asMember(ctx), session.courseId)).course,
    }),
    session: t.expose('session', { type: UserSessionType }),
    faculty: t.expose('faculty', { type: [FacultyType] }),
    announcements: t.expose('announcements', { type: [AnnouncementType] }),
    sessionContainers: t.expose('sessionContainers', {
      type: [ContainerType],
      description: 'WELCOME and RESOURCES.',
    }),
    containers: t.expose('containers', {
      type: [ContainerType],
      description: 'TASK and PROJECT_SUBMISSION.',
    }),
    schedules: t.expose('schedules', { type: [ScheduleType] }),
    meetings: t.expose('meetings', { type: [MeetingType] }),
    config: t.field({ type: SessionConfigType, resolve: ({ teachingAssistant }) => ({ teachingAssistant }) }),
    progress: t.expose('progress', { type: SessionVideoProgressType }),
  }),
});

builder.queryFields((t) => ({
  getSessionContent: t.field({
    type: SessionContentType,
    nullable: true,
    access: contentRequirement,
    args: {
      sessionId: t.arg.id({ description: 'One of the two is required.' }),
      slug: t.arg.string(),
    },
    resolve: async (_root, { sessionId, slug }, ctx) =>
      valueOf(await getSessionContent(asMember(ctx), { sessionId: sessionId ?? null, slug: slug ?? null })),
  }),
  getSessionContainerContent: t.field({
    type: [ContainerType],
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }), sessionContentIds: t.arg.idList({ required: true }) },
    resolve: async (_root, args, ctx) => valueOf(await getSessionContainerContent(asMember(ctx), args)),
  }),
  getSessionContentVideos: t.field({
    type: [VideoEntryType],
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }), videoGroupId: t.arg.id({ required: true }) },
    resolve: async (_root, args, ctx) => valueOf(await getSessionContentVideos(asMember(ctx), args)),
  }),
  getUserSessionConfig: t.field({
    type: SessionConfigType,
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await getUserSessionConfig(asMember(ctx), sessionId)),
  }),
}));
