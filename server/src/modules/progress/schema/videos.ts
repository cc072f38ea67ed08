import type { TranscriptCue, VideoChapter } from '@atrium/domain/video/videoForm.ts';
import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { SessionVideo, VideoDetail } from '../types.ts';

export const VideoChapterType = builder.objectRef<VideoChapter>('VideoChapter').implement({
  fields: (t) => ({
    videoChapterId: t.exposeID('videoChapterId'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    startSeconds: t.exposeFloat('startSeconds'),
    endSeconds: t.exposeFloat('endSeconds'),
  }),
});
const TranscriptCueType = builder.objectRef<TranscriptCue>('TranscriptCue').implement({
  fields: (t) => ({
    startSeconds: t.exposeFloat('startSeconds'),
    endSeconds: t.exposeFloat('endSeconds'),
    text: t.exposeString('text'),
  }),
});
export const VideoType = builder.objectRef<VideoDetail>('Video').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    externalKey: t.exposeString('externalKey', {
      nullable: true,
      description:
        'Its key at the media host, which plays it only by a signed address; null for viewers who may not open it.',
    }),
    courseContentId: t.exposeID('courseContentId'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    duration: t.exposeFloat('duration'),
    aspectWidth: t.exposeInt('aspectWidth'),
    aspectHeight: t.exposeInt('aspectHeight'),
    isAiGenerated: t.exposeBoolean('isAiGenerated'),
    optional: t.exposeBoolean('optional'),
    meta: t.expose('meta', { type: 'JSON' }),
    isSilent: t.exposeBoolean('isSilent', { description: 'Nobody speaks in it: its words are read.' }),
    chapters: t.expose('chapters', { type: [VideoChapterType] }),
    transcript: t.expose('transcript', { type: [TranscriptCueType] }),
  }),
});
export const WatchedSpanType = builder.objectRef<WatchedSpan>('WatchedSpan').implement({
  description: 'A part of a video that counts as watched. Seconds.',
  fields: (t) => ({ from: t.exposeFloat('from'), to: t.exposeFloat('to') }),
});
export const VideoEntryType = builder.objectRef<SessionVideo>('VideoEntry').implement({
  description: 'A video for a thumbnail.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    videoContentId: t.exposeID('videoContentId'),
    videoId: t.exposeID('videoId'),
    title: t.exposeString('title'),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    duration: t.exposeFloat('duration'),
    farthestWatchedTime: t.exposeFloat('farthestWatchedTime'),
    optional: t.exposeBoolean('optional'),
    enabledAt: t.exposeString('enabledAt', { nullable: true }),
    watchedAt: t.exposeString('watchedAt', { nullable: true, description: 'When the caller last watched it.' }),
  }),
});
