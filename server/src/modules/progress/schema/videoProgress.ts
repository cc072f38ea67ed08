import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getVideoProgress, getVideoProgressByCourse, getVideoProgressBySession } from '../service/getVideoProgress.ts';
import type { SessionVideoProgress, VideoProgress, VideoProgressEntry } from '../types.ts';

const VideoProgressType = builder.objectRef<VideoProgress>('VideoProgress').implement({
  description: "The viewer's progress in one video, over all sessions that contain it. Seconds.",
  fields: (t) => ({
    userId: t.exposeID('userId'),
    videoId: t.exposeID('videoId'),
    continueAtTime: t.exposeFloat('continueAtTime', { description: 'Zero within ten seconds of the end.' }),
    farthestWatchedTime: t.exposeFloat('farthestWatchedTime'),
    completed: t.exposeBoolean('completed'),
  }),
});

export const VideoProgressEntryType = builder.objectRef<VideoProgressEntry>('VideoProgressEntry').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    duration: t.exposeFloat('duration'),
    farthestWatchedTime: t.exposeFloat('farthestWatchedTime'),
    continueAtTime: t.exposeFloat('continueAtTime'),
    optional: t.exposeBoolean('optional'),
    completed: t.exposeBoolean('completed'),
  }),
});

const GroupVideoProgressType = builder
  .objectRef<SessionVideoProgress['groups'][number]>('GroupVideoProgress')
  .implement({
    fields: (t) => ({
      groupSessionContentId: t.exposeID('groupSessionContentId'),
      videos: t.expose('videos', { type: [VideoProgressEntryType] }),
    }),
  });

export const SessionVideoProgressType = builder.objectRef<SessionVideoProgress>('SessionVideoProgress').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    userId: t.exposeID('userId'),
    totalDuration: t.exposeFloat('totalDuration'),
    totalWatched: t.exposeFloat('totalWatched'),
    completedVideos: t.exposeInt('completedVideos'),
    totalVideos: t.exposeInt('totalVideos'),
    continueAtTime: t.exposeFloat('continueAtTime', {
      description: 'In the video that was last watched; 0 before any.',
    }),
    groups: t.expose('groups', { type: [GroupVideoProgressType] }),
  }),
});

interface CourseVideoProgress {
  readonly courseId: string;
  readonly userId: string;
  readonly sessions: SessionVideoProgress[];
}
const CourseVideoProgressType = builder.objectRef<CourseVideoProgress>('CourseVideoProgress').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    userId: t.exposeID('userId'),
    sessions: t.expose('sessions', { type: [SessionVideoProgressType] }),
  }),
});

builder.queryFields((t) => ({
  getVideoProgress: t.field({
    type: VideoProgressType,
    nullable: true,
    access: contentRequirement,
    args: { videoId: t.arg.id({ required: true }) },
    resolve: async (_root, { videoId }, ctx) => valueOf(await getVideoProgress(asMember(ctx), videoId)),
  }),
  getVideoProgressByCourse: t.field({
    type: CourseVideoProgressType,
    nullable: true,
    access: contentRequirement,
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_root, { courseId }, ctx) => valueOf(await getVideoProgressByCourse(asMember(ctx), courseId)),
  }),
  getVideoProgressBySession: t.field({
    type: SessionVideoProgressType,
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await getVideoProgressBySession(asMember(ctx), sessionId)),
  }),
}));
