import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { asMember } from '../../../base/context.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { FacultyType, MeetingType, SessionTypeEnum, UserSessionType } from '../../catalogue/schema/objects.ts';
import { SessionVideoProgressType } from '../../progress/schema/videoProgress.ts';
import { VideoEntryType } from '../../progress/schema/videos.ts';
import { getSessionContent } from '../service/getSessionContent.ts';
import type { Announcement, Container, ContentItem, SessionContent } from '../types.ts';

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

const ContentItemType = builder.objectRef<ContentItem>('ContentItem').implement({
  description:
    'RICH_TEXT, VIDEO_GROUP, CTA_BUTTON or CALENDAR; fields that a type does not have are null. Texts are sanitized HTML.',
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    type: t.exposeString('type'),
    title: t.exposeString('title', { nullable: true }),
    intro: t.exposeString('intro', { nullable: true }),
    body: t.exposeString('body', { nullable: true }),
    outro: t.exposeString('outro', { nullable: true }),
    enabledAt: t.exposeString('enabledAt', { nullable: true }),
    enabled: t.exposeBoolean('enabled', { description: "False: 'Available Soon'." }),
    optional: t.exposeBoolean('optional'),
    videoPreviews: t.field({ type: [VideoEntryType], resolve: (item) => [...item.videoPreviews] }),
    buttonText: t.exposeString('buttonText', { nullable: true }),
    buttonUrl: t.exposeString('buttonUrl', {
      nullable: true,
      description: 'Null until enabled, and for limited accounts, whose buttons are locked.',
    }),
    buttonStartIcon: t.exposeString('buttonStartIcon', { nullable: true }),
    buttonEndIcon: t.exposeString('buttonEndIcon', { nullable: true }),
    calendarStartDate: t.exposeString('calendarStartDate', { nullable: true }),
    dayTexts: t.stringList({ resolve: (item) => [...item.dayTexts] }),
  }),
});

const ContainerType = builder.objectRef<Container>('Container').implement({
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    type: t.exposeString('type', { description: 'WELCOME, RESOURCES, TASK or PROJECT_SUBMISSION.' }),
    title: t.exposeString('title'),
    calendarDate: t.exposeString('calendarDate', { nullable: true }),
    dueAt: t.exposeString('dueAt', {
      nullable: true,
      description: 'The end of that day in the zone of the session, milliseconds.',
    }),
    containsActiveContent: t.exposeBoolean('containsActiveContent'),
    expandedPlaceholder: t.exposeString('expandedPlaceholder', { nullable: true }),
    items: t.field({ type: [ContentItemType], resolve: (container) => [...container.items] }),
  }),
});

const SessionContentType = builder.objectRef<SessionContent>('SessionContent').implement({
  fields: (t) => ({
    title: t.string({ resolve: ({ session }) => session.title }),
    sessionType: t.field({ type: SessionTypeEnum, resolve: ({ session }) => session.sessionType }),
    sessionStartAt: t.string({ nullable: true, resolve: ({ session }) => session.startAt }),
    sessionEndAt: t.string({ nullable: true, resolve: ({ session }) => session.endAt }),
    courseId: t.id({ resolve: ({ session }) => session.courseId }),
    sessionId: t.id({ resolve: ({ session }) => session.sessionId }),
    calendarFallbackUrl: t.exposeString('calendarFallbackUrl', { nullable: true }),
    uiCustomizations: t.expose('uiCustomizations', { type: 'JSON' }),
    hideTimeAndFacultyLabels: t.exposeBoolean('hideTimeAndFacultyLabels'),
    session: t.expose('session', { type: UserSessionType }),
    faculty: t.field({ type: [FacultyType], resolve: ({ faculty }) => [...faculty] }),
    announcements: t.field({ type: [AnnouncementType], resolve: ({ announcements }) => [...announcements] }),
    sessionContainers: t.field({
      type: [ContainerType],
      description: 'WELCOME and RESOURCES.',
      resolve: ({ sessionContainers }) => [...sessionContainers],
    }),
    containers: t.field({
      type: [ContainerType],
      description: 'TASK and PROJECT_SUBMISSION.',
      resolve: ({ containers }) => [...containers],
    }),
    meetings: t.field({ type: [MeetingType], resolve: ({ meetings }) => [...meetings] }),
    progress: t.expose('progress', { type: SessionVideoProgressType }),
  }),
});

builder.queryField('getSessionContent', (t) =>
  t.field({
    type: SessionContentType,
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await getSessionContent(asMember(ctx), sessionId)),
  }),
);
