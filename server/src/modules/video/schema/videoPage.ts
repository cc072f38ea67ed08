import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { UserSessionType } from '../../catalogue/schema/objects.ts';
import { VideoProgressEntryType } from '../../progress/schema/videoProgress.ts';
import { VideoEntryType, VideoType, WatchedSpanType } from '../../progress/schema/videos.ts';
import { getVideoPage } from '../service/getVideoPage.ts';
import type { VideoPage, VideoRef } from '../types.ts';
import { MeteringPlanType } from './metering.ts';

const VideoRefType = builder.objectRef<VideoRef>('VideoRef').implement({
  fields: (t) => ({
    topLevelId: t.exposeID('topLevelId'),
    groupId: t.exposeID('groupId'),
    videoContentId: t.exposeID('videoContentId'),
    title: t.exposeString('title'),
  }),
});
export const VideoPageType = builder.objectRef<VideoPage>('VideoPage').implement({
  fields: (t) => ({
    sourceType: t.exposeString('sourceType', { description: 'ON_DEMAND or SESSION.' }),
    session: t.expose('session', { type: UserSessionType }),
    courseTitle: t.exposeString('courseTitle'),
    video: t.expose('video', { type: VideoType }),
    groupTitle: t.exposeString('groupTitle'),
    sessionContentId: t.exposeID('sessionContentId'),
    previous: t.expose('previous', { type: VideoRefType, nullable: true }),
    next: t.expose('next', { type: VideoRefType, nullable: true }),
    siblings: t.expose('siblings', { type: [VideoEntryType] }),
    progress: t.expose('progress', { type: VideoProgressEntryType }),
    watched: t.expose('watched', {
      type: [WatchedSpanType],
      description: 'The parts of the video that count as watched, in order.',
    }),
    creditRule: t.exposeString('creditRule', {
      description: "What completes the video: 'farthest', how far it was watched, or 'coverage', how much of it.",
    }),
    metering: t.expose('metering', { type: MeteringPlanType, nullable: true }),
    enrolled: t.exposeBoolean('enrolled'),
  }),
});

builder.queryField('getVideoPage', (t) =>
  t.field({
    type: VideoPageType,
    nullable: true,
    access: contentRequirement,
    args: {
      topLevelId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      videoContentId: t.arg.id({ required: true }),
    },
    resolve: async (_root, args, ctx) => valueOf(await getVideoPage(asMember(ctx), args)),
  }),
);
