import { courseDrafts } from './courseDrafts.ts';
import type { CourseDraft, Lesson } from './courses/draft.ts';
import { lessonVideoId } from './lessonIds.ts';
import { type Clip, clips } from './media.ts';
import type { Topic, VideoSeed } from './types.ts';

/** Which clips suit a subject; lessons share them evenly. */
const clipsOfTopic: Readonly<Record<Topic, readonly string[]>> = {
  AI: ['map-the-work', 'good-brief', 'prompts-that-hold'],
  Strategy: ['negotiate-calmly', 'price-with-reason', 'good-brief'],
  Leadership: ['peer-group', 'negotiate-calmly', 'good-brief'],
  Marketing: ['data-story', 'product-discovery', 'good-brief'],
  Product: ['product-discovery', 'map-the-work', 'price-with-reason'],
  Data: ['data-story', 'prompts-that-hold', 'read-a-pnl'],
  Finance: ['read-a-pnl', 'price-with-reason', 'negotiate-calmly'],
};
/** A lesson that is about exactly what the clip says. */
const clipOfVideo: Readonly<Record<string, string>> = {
  'ai-leaders-map-the-work-not-the-org-chart': 'map-the-work',
  'ai-leaders-give-the-model-a-job-description': 'good-brief',
  'ai-leaders-check-the-answer-not-the-tone': 'prompts-that-hold',
  'prompting-for-analysts-write-prompts-that-hold-up-on-monday': 'prompts-that-hold',
  'storytelling-with-data-one-chart-one-sentence': 'data-story',
  'pricing-as-strategy-set-a-price-you-can-explain': 'price-with-reason',
  'cash-before-profit-read-a-p-l-in-four-minutes': 'read-a-pnl',
  'ask-about-last-tuesday-ask-about-last-tuesday': 'product-discovery',
  'negotiating-with-numbers-open-without-apology': 'negotiate-calmly',
  'decision-writing-the-one-page-brief': 'good-brief',
};

function clip(externalKey: string): Clip {
  const found = clips.find((one) => one.externalKey === externalKey);
  if (found === undefined) throw new Error(`No clip '${externalKey}' in media.ts.`);
  return found;
}

function video(courseId: string, videoId: string, title: string, description: string, of: Clip): VideoSeed {
  return {
    videoId,
    courseId,
    title,
    description,
    externalKey: of.externalKey,
    duration: of.durationSeconds,
    aspectWidth: of.aspectWidth,
    aspectHeight: of.aspectHeight,
    thumbnailUrl: `/files/art/thumb/${videoId}.svg`,
    isAiGenerated: false,
    optional: false,
    // In a clip of about a minute chapters would be in the way.
    chapters:
      of.durationSeconds < 70 ? [] : of.chapters.map((one) => ({ videoChapterId: `${videoId}-${one.slug}`, ...one })),
  };
}

const trailers: readonly VideoSeed[] = [
  video(
    'ai-leaders',
    'ai-leaders-trailer',
    'AI for Business Leaders: trailer',
    'What you will do, week by week, and what you bring.',
    clip('ai-leaders-trailer'),
  ),
];

function allVideos(): readonly VideoSeed[] {
  const used = new Map<string, number>();
  const take = (externalKey: string): Clip => {
    used.set(externalKey, (used.get(externalKey) ?? 0) + 1);
    return clip(externalKey);
  };
  const leastUsed = (topic: Topic, before: string | undefined, after: string | undefined): string => {
    const free = clipsOfTopic[topic].filter((key) => key !== before && key !== after);
    return free.reduce((a, b) => ((used.get(b) ?? 0) < (used.get(a) ?? 0) ? b : a));
  };
  const ofCourse = ({ courseId, topic, lessons = [] }: CourseDraft): VideoSeed[] => {
    let before: string | undefined;
    return lessons
      .flatMap(([, , group]): readonly Lesson[] => group)
      .map(([title, description, options], k, row) => {
        const videoId = lessonVideoId(courseId, title);
        const next = row[k + 1];
        const after = next && clipOfVideo[lessonVideoId(courseId, next[0])];
        before = clipOfVideo[videoId] ?? leastUsed(topic, before, after);
        return {
          ...video(courseId, videoId, title, description, take(before)),
          isAiGenerated: options?.isAiGenerated === true,
          optional: options?.optional === true,
        };
      });
  };
  return courseDrafts.flatMap(ofCourse);
}

/** Every video of the academy. Several share a clip; no two neighbours do. */
export const videos: readonly VideoSeed[] = [...trailers, ...allVideos()];
