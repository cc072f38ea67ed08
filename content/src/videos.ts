import { courseDrafts } from './courseDrafts.ts';
import type { CourseDraft } from './courses/draft.ts';
import { filmed, insightVideoId } from './insights.ts';
import { lessonVideoId } from './lessonIds.ts';
import { clips } from './media.ts';
import type { VideoSeed } from './types.ts';

/** Clips shorter than this, in seconds, have no chapters. */
const CHAPTERS_FROM = 60;

type Flags = Partial<Pick<VideoSeed, 'isAiGenerated' | 'optional'>>;

function video(courseId: string, videoId: string, title: string, description: string, flags: Flags = {}): VideoSeed {
  const clip = clips.find((item) => item.externalKey === videoId);
  if (clip === undefined) throw new Error(`No film was written for '${videoId}'.`);
  return {
    videoId,
    courseId,
    title,
    description,
    externalKey: clip.externalKey,
    duration: clip.durationSeconds,
    aspectWidth: clip.aspectWidth,
    aspectHeight: clip.aspectHeight,
    thumbnailUrl: `/files/art/thumb/${videoId}.svg`,
    isAiGenerated: flags.isAiGenerated === true,
    optional: flags.optional === true,
    chapters:
      clip.durationSeconds < CHAPTERS_FROM
        ? []
        : clip.chapters.map((chapter) => ({ videoChapterId: `${videoId}-${chapter.slug}`, ...chapter })),
  };
}

const trailers: readonly VideoSeed[] = [
  video(
    'ai-leaders',
    'ai-leaders-trailer',
    'AI for Business Leaders: trailer',
    'What you will do, week by week, and what you bring.',
  ),
];

const ofCourse = ({ courseId, lessons = [] }: CourseDraft): VideoSeed[] =>
  lessons.flatMap(([, , group]) =>
    group.map(([title, description, options]) =>
      video(courseId, lessonVideoId(courseId, title), title, description, options),
    ),
  );

/** Every video of the academy. */
export const videos: readonly VideoSeed[] = [...trailers, ...courseDrafts.flatMap(ofCourse)];

/** The videos of insights, which are in no course. */
export const insightVideos: readonly VideoSeed[] = filmed.map(({ caseStudyId, title }) =>
  video('insights', insightVideoId(caseStudyId), title, ''),
);
