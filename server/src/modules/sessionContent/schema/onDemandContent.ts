import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { CourseMetaType } from '../../catalogue/schema/courseMeta.ts';
import { CourseTypeEnum, FacultyType } from '../../catalogue/schema/objects.ts';
import { loadCourseFacts } from '../../catalogue/service/courseFacts.ts';
import { VideoType } from '../../progress/schema/videos.ts';
import { getOnDemandContent } from '../service/getOnDemandContent.ts';
import type { OnDemandContent, OnDemandGroup, OnDemandItem } from '../types.ts';

const OnDemandItemType = builder.objectRef<OnDemandItem>('OnDemandItem').implement({
  fields: (t) => ({
    courseContentId: t.exposeID('courseContentId'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    type: t.exposeString('type'),
    hidePreview: t.exposeBoolean('hidePreview'),
    completionRequired: t.exposeBoolean('completionRequired'),
    video: t.expose('video', { type: VideoType }),
  }),
});

const OnDemandGroupType = builder.objectRef<OnDemandGroup>('OnDemandGroup').implement({
  fields: (t) => ({
    courseContentGroupId: t.exposeID('courseContentGroupId'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    hidePreview: t.exposeBoolean('hidePreview'),
    content: t.expose('content', { type: [OnDemandItemType] }),
  }),
});

const OnDemandContentType = builder.objectRef<OnDemandContent>('OnDemandContent').implement({
  fields: (t) => ({
    courseId: t.id({ resolve: ({ session }) => session.courseId }),
    sessionId: t.id({ resolve: ({ session }) => session.sessionId }),
    courseType: t.field({ type: CourseTypeEnum, resolve: ({ session }) => session.courseType }),
    title: t.string({ resolve: ({ session }) => session.title }),
    subtitle: t.string({ resolve: ({ session }) => session.subtitle }),
    description: t.string({ resolve: ({ session }) => session.description }),
    coverImageUrl: t.string({ resolve: ({ session }) => session.coverImageUrl }),
    hidePreview: t.exposeBoolean('hidePreview', { description: 'A preview shows none of its groups.' }),
    courseMeta: t.field({
      type: CourseMetaType,
      resolve: async ({ session }, _args, ctx) => (await loadCourseFacts(asMember(ctx), session.courseId)).course,
    }),
    faculties: t.expose('faculties', { type: [FacultyType] }),
    groups: t.expose('groups', { type: [OnDemandGroupType] }),
  }),
});

builder.queryField('getOnDemandContent', (t) =>
  t.field({
    type: OnDemandContentType,
    nullable: true,
    access: contentRequirement,
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_root, { courseId }, ctx) => valueOf(await getOnDemandContent(asMember(ctx), courseId)),
  }),
);
