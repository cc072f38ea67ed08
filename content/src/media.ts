import { slug } from '@atrium/domain/slug.ts';
import { courseDrafts } from './courseDrafts.ts';
import { films, trailers } from './films.ts';
import { insightFilms } from './films/insights.ts';
import type { Film, Slide } from './films/slide.ts';
import { timelineOf } from './films/timelineOf.ts';
import { filmed, insightVideoId } from './insights.ts';
import { lessonVideoId } from './lessonIds.ts';
import type { Topic } from './types.ts';

/** A chapter of a clip, in seconds from its beginning. */
export interface ClipChapter {
  slug: string;
  title: string;
  startSeconds: number;
  endSeconds: number;
}

/** One caption of a clip, as spoken. */
export interface ClipCue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** A video of the demo academy; its files are in content/media/<externalKey>/, its master playlist is master.m3u8. */
export interface Clip {
  /** The id of the lesson, trailer or insight whose video this is. */
  externalKey: string;
  /** 'insights' for those of insights. */
  courseId: string;
  title: string;
  durationSeconds: number;
  aspectWidth: number;
  aspectHeight: number;
  chapters: readonly ClipChapter[];
  transcript: readonly ClipCue[];
  slides: readonly Slide[];
}

const written = (title: string, subject: string, film: Film): readonly Slide[] => [
  { chapter: film.chapter, heading: title, figure: { kind: 'title', subject }, say: film.say },
  ...film.slides,
];

function clipOf(externalKey: string, courseId: string, title: string, topic: Topic, film: Film): Clip {
  const slides = written(title, topic, film);
  const { seconds, slides: timed, cues } = timelineOf(slides);
  const begun = timed.filter(({ slide }) => slide.chapter !== undefined);
  const chapters = begun.map(({ slide, start }, k) => {
    const name = slide.chapter ?? slide.heading;
    return { slug: slug(name), title: name, startSeconds: start, endSeconds: begun[k + 1]?.start ?? seconds };
  });
  return {
    externalKey,
    courseId,
    title,
    durationSeconds: seconds,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters,
    transcript: cues,
    slides,
  };
}

const ofInsights = filmed.flatMap(({ caseStudyId, title }) => {
  const told = insightFilms[caseStudyId];
  return told ? [clipOf(insightVideoId(caseStudyId), 'insights', title, 'Strategy', told)] : [];
});

const ofCourses = courseDrafts.flatMap(({ courseId, title, topic, lessons = [] }) => {
  const trailer = trailers[courseId];
  const own = lessons.flatMap(([, , group]) =>
    group.flatMap(([lesson]) => {
      const film = films[courseId]?.[lesson];
      return film ? [clipOf(lessonVideoId(courseId, lesson), courseId, lesson, topic, film)] : [];
    }),
  );
  return trailer ? [clipOf(`${courseId}-trailer`, courseId, title, topic, trailer), ...own] : own;
});

/** All clips of the demo academy (learning.md §3): one for every lesson, the trailers, and those of insights. */
export const clips: readonly Clip[] = [...ofCourses, ...ofInsights];
