import { all, smallHistory, type LearnedRow } from './companies/smallHistory.ts';
import { customers } from './customers.ts';
import { people } from './people.ts';
import type { CourseBadgeSeed, EnrollmentSeed, VideoProgressSeed, ViewingSeed } from './types.ts';
import { videos } from './videos.ts';

// What the people of companies did under their contracts, for the dashboards of their administrators.

const rows: readonly LearnedRow[] = [
  ['ann-castellano', 'decision-writing', 268, 6, all],
  ['ann-castellano', 'ai-leaders', 180, 3, all],
  ['ann-castellano', 'hiring-with-evidence', 33, 4, 3],
  ['bob-tanaka', 'forecasting-without-false-precision', 228, 5, all],
  ['bob-tanaka', 'storytelling-with-data', 75, 2, all],
  ['bob-tanaka', 'cash-before-profit', 17, 3, all],
  ['selma-ozturk', 'negotiating-with-numbers', 82, 2, 3],
  ['marisol-duarte', 'managers-operating-system', 276, 7, all],
  ['marisol-duarte', 'hiring-with-evidence', 150, 4, all],
  ['marisol-duarte', 'first-ai-workflow', 24, 2, all],
  ['terrence-whitfield', 'cash-before-profit', 271, 3, all],
  ['terrence-whitfield', 'pricing-as-strategy', 190, 5, all],
  ['terrence-whitfield', 'forecasting-without-false-precision', 88, 3, 4],
  ['hana-kowalczyk', 'answer-engines', 255, 4, all],
  ['hana-kowalczyk', 'ask-about-last-tuesday', 132, 6, all],
  ['hana-kowalczyk', 'ai-leaders', 26, 3, 5],
  ['devon-okoro', 'storytelling-with-data', 244, 3, all],
  ['devon-okoro', 'prompting-for-analysts', 61, 2, all],
  ['devon-okoro', 'agents-at-work', 9, 2, 3],
  ['priscilla-nguyen', 'platform-strategy', 240, 8, all],
  ['priscilla-nguyen', 'ask-about-last-tuesday', 175, 2, all],
  ['priscilla-nguyen', 'agents-at-work', 48, 5, all],
  ['rafael-antunes', 'negotiating-with-numbers', 231, 9, all],
  ['rafael-antunes', 'pricing-as-strategy', 112, 4, 2],
  ['ingrid-solberg', 'hiring-with-evidence', 219, 3, all],
  ['ingrid-solberg', 'managers-operating-system', 130, 6, all],
  ['ingrid-solberg', 'ai-leaders', 19, 2, all],
  ['jamal-rivers', 'first-ai-workflow', 201, 5, all],
  ['nadia-rahimi', 'prompting-for-analysts', 196, 2, all],
  ['nadia-rahimi', 'storytelling-with-data', 118, 3, all],
  ['nadia-rahimi', 'forecasting-without-false-precision', 57, 4, all],
  ['nadia-rahimi', 'ai-first-strategy', 7, 1, 4],
  ['colin-orourke', 'decision-writing', 173, 4, all],
  ['colin-orourke', 'first-ai-workflow', 104, 3, 2],
  ['wren-castillo-hughes', 'ask-about-last-tuesday', 138, 3, all],
  ['wren-castillo-hughes', 'agents-at-work', 29, 3, 4],
  ['arjun-menon', 'negotiating-with-numbers', 125, 2, all],
  ['arjun-menon', 'cash-before-profit', 14, 2, 2],
  ['beatrice-lund', 'decision-writing', 80, 3, all],
  ['mateus-ferreira', 'first-ai-workflow', 45, 6, all],
  ['yasmin-attar', 'answer-engines', 31, 4, all],
  ['owen-prescott', 'negotiating-with-numbers', 6, 1, 2],
  ['gloria-steinberg', 'managers-operating-system', 236, 4, all],
  ['luca-marchetti', 'cash-before-profit', 178, 7, all],
  ['luca-marchetti', 'first-ai-workflow', 52, 5, 2],
  ['felix-amundsen', 'platform-strategy', 222, 5, all],
  ['felix-amundsen', 'ai-leaders', 101, 3, 4],
  ['gil-hartmann', 'managers-operating-system', 104, 4, all],
  ['gil-hartmann', 'hiring-with-evidence', 28, 3, 2],
  ['eve-sandoval', 'negotiating-with-numbers', 77, 3, all],
  ['eve-sandoval', 'pricing-as-strategy', 16, 2, 1],
  ...smallHistory,
];

/** Enrolled, and then not begun. */
const notBegun: readonly (readonly [memberId: string, courseId: string, since: number])[] = [
  ['jamal-rivers', 'managers-operating-system', 44],
  ['rafael-antunes', 'first-ai-workflow', 20],
  ['selma-ozturk', 'ai-leaders', 11],
];

const sessionOf = (courseId: string): string => `${courseId}-od`;

/** A lesson that somebody watched: the last one of an unfinished course only in part. */
const watched = rows.flatMap(([memberId, courseId, since, every, lessons], row) => {
  const course = videos.filter((video) => video.courseId === courseId && !video.videoId.endsWith('-trailer'));
  if (course.length === 0) throw new Error(`${courseId} has no lessons`);
  const known = course.slice(0, lessons);
  return known.map(({ videoId, duration }, index) => {
    const isLast = index === known.length - 1;
    // an hour and some minutes apart, so that no two people learn at the same instant
    const day = -since + index * every;
    const clock = `${String(13 + (row % 8)).padStart(2, '0')}:${String((row * 7 + index * 11) % 60).padStart(2, '0')}`;
    const percent = isLast && known.length < course.length ? 60 : 100;
    return {
      memberId,
      courseId,
      videoId,
      percent,
      isLast,
      isDone: isLast && known.length === course.length,
      at: {
        days: Math.min(day, -1),
        at: clock as `${number}:${number}`,
      },
      seconds: Math.round((duration * percent) / 100),
    };
  });
});

/** The customer whose contract somebody learned under; their own may be another one by now. */
const contractCustomer = new Map(
  customers.flatMap(({ customerId, contracts }) =>
    contracts.map(({ contractId }) => [contractId, customerId] as const),
  ),
);
export const learnedFor = new Map(
  people.flatMap(({ memberId, grants }) => {
    const found = grants.flatMap(({ source, sourceRef }) =>
      source === 'CONTRACT' ? (contractCustomer.get(sourceRef) ?? []) : [],
    );
    return found[0] === undefined ? [] : [[memberId, found[0]] as const];
  }),
);

export const companyViewings: readonly ViewingSeed[] = watched.map(({ memberId, courseId, videoId, at, seconds }) => ({
  memberId,
  videoId,
  courseId,
  sessionId: sessionOf(courseId),
  startedAt: at,
  seconds,
}));

export const companyProgress: readonly VideoProgressSeed[] = watched.map(
  ({ memberId, courseId, videoId, at, percent }) => ({
    memberId,
    videoId,
    sessionId: sessionOf(courseId),
    percent,
    lastWatchedAt: at,
  }),
);

export const companyBadges: readonly CourseBadgeSeed[] = watched
  .filter(({ isDone }) => isDone)
  .map(({ memberId, courseId, at }) => ({ memberId, courseId, sessionId: sessionOf(courseId), awardedAt: at }));

export const companyEnrollments: readonly EnrollmentSeed[] = [
  ...rows.map(([memberId, courseId, since]) => ({ memberId, courseId, since })),
  ...notBegun.map(([memberId, courseId, since]) => ({ memberId, courseId, since })),
].map(({ memberId, courseId, since }) => ({
  memberId,
  sessionId: sessionOf(courseId),
  status: 'ENROLLED' as const,
  at: { days: -since - 1 },
}));
