import { companyBadges, companyProgress } from './companyHistory.ts';
import { persona } from './people.ts';
import type {
  BookmarkSeed,
  CourseBadgeSeed,
  MeteringSeed,
  ProjectSubmissionSeed,
  TaskProgressSeed,
  VideoProgressSeed,
  When,
} from './types.ts';
import { videos } from './videos.ts';

const id = (name: string): string => persona(name).memberId;

type BadgeRow = readonly [persona: string, courseId: string, sessionId: string, awardedAt: When];
const badgeRows: readonly BadgeRow[] = [
  ['member', 'platform-strategy', 'platform-strategy-1', { days: -62 }],
  ['member', 'managers-operating-system', 'managers-operating-system-1', { days: -149 }],
  ['member', 'negotiating-with-numbers', 'negotiating-with-numbers-1', { days: -227 }],
  ['member', 'hiring-with-evidence', 'hiring-with-evidence-od', { days: -98 }],
  ['academy', 'ai-leaders', 'ai-leaders-1', { days: -49 }],
  ['crashplus', 'storytelling-with-data', 'storytelling-with-data-od', { days: -44 }],
  ['archive', 'growth-loops', 'growth-loops-1', { days: -28 }],
  ['planned', 'ai-leaders', 'ai-leaders-1', { days: -50 }],
  ['ondemand', 'cash-before-profit', 'cash-before-profit-od', { days: -25 }],
  ['graduate', 'mini-mba-ai', 'mini-mba-ai-0', { days: -69 }],
  ['graduate', 'platform-strategy', 'platform-strategy-1', { days: -62 }],
  ['graduate', 'negotiating-with-numbers', 'negotiating-with-numbers-1', { days: -227 }],
];
export const courseBadges: readonly CourseBadgeSeed[] = [
  ...badgeRows.map(([name, courseId, sessionId, awardedAt]) => ({
    memberId: id(name),
    courseId,
    sessionId,
    awardedAt,
  })),
  ...companyBadges,
];

const saved: Readonly<Record<string, readonly string[]>> = {
  member: ['ai-leaders', 'first-ai-workflow', 'ai-first-strategy', 'forecasting-without-false-precision'],
  academy: ['research-with-a-model', 'ai-first-strategy'],
  ondemand: ['agents-at-work'],
  limited: ['answer-engines'],
  'limited-over': ['ai-leaders', 'cash-before-profit'],
  crashplus: ['product-strategy', 'storytelling-with-data'],
  archive: ['pricing-as-strategy'],
  planned: ['scenario-planning'],
  trial: ['growth-loops', 'segments-that-hold'],
  'bob@acme.example': ['prompting-for-analysts'],
};
const picks = ['scenario-planning', 'decision-writing'];
export const bookmarks: readonly BookmarkSeed[] = [
  ...Object.entries(saved).flatMap(([name, courseIds]) =>
    courseIds.map((contentId, k): BookmarkSeed => ({
      memberId: id(name),
      contentType: 'COURSE',
      contentId,
      at: { days: -2 - k * 3 },
    })),
  ),
  ...picks.map((contentId, k): BookmarkSeed => ({
    memberId: id('planned'),
    contentType: 'LP_USER_PICK',
    contentId,
    at: { days: -20 + k },
  })),
];

/** The percentage watched of each lesson of a course, in the course's order; lessons left out were not started. */
type ProgressRow = readonly [
  persona: string,
  courseId: string,
  sessionId: string,
  percents: readonly number[],
  daysAgo: number,
];
const progressRows: readonly ProgressRow[] = [
  ['member', 'ai-leaders', 'ai-leaders-2', [100, 40, 72, 12], 0.2],
  ['member', 'first-ai-workflow', 'first-ai-workflow-od', [100, 100, 41], 1],
  ['member', 'pricing-as-strategy', 'pricing-as-strategy-od', [100, 15], 3],
  ['member', 'decision-writing', 'decision-writing-od', [80], 5],
  ['member', 'hiring-with-evidence', 'hiring-with-evidence-od', [100, 100, 100, 100, 100], 98],
  ['academy', 'ask-about-last-tuesday', 'ask-about-last-tuesday-od', [100, 55], 2],
  ['ondemand', 'storytelling-with-data', 'storytelling-with-data-od', [100, 92, 30], 1],
  ['ondemand', 'cash-before-profit', 'cash-before-profit-od', [100, 100, 95, 100], 25],
  ['trial', 'storytelling-with-data', 'storytelling-with-data-od', [60], 4],
  ['crashplus', 'crash-data-fluency', 'crash-data-fluency-od', [100, 100], 9],
  ['crashplus', 'storytelling-with-data', 'storytelling-with-data-od', [100, 100, 100, 100, 100], 44],
  ['planned', 'ai-leaders', 'ai-leaders-1', [100, 100, 100, 100, 95, 91, 90], 50],
  ['minimba', 'mini-mba-ai', 'mini-mba-ai-1', [100, 45], 2],
  ['graduate', 'mini-mba-ai', 'mini-mba-ai-0', [100, 100, 100, 100], 71],
  ['bob@acme.example', 'ai-leaders', 'ai-leaders-2', [100, 66], 1],
  ['crash', 'crash-ai-for-managers', 'crash-ai-for-managers-od', [34], 3],
  ['limited', 'first-ai-workflow', 'first-ai-workflow-od', [70], 0.1],
  ['limited-over', 'ai-leaders', 'ai-leaders-od', [100], 0.2],
  ['limited-over', 'decision-writing', 'decision-writing-od', [100], 2],
  ['limited-over', 'storytelling-with-data', 'storytelling-with-data-od', [100], 4],
];
const ownProgress = progressRows.flatMap(([name, courseId, sessionId, percents, daysAgo]) => {
  const lessons = videos.filter((video) => video.courseId === courseId && !video.videoId.endsWith('-trailer'));
  return percents.flatMap((percent, k): readonly VideoProgressSeed[] => {
    const lesson = lessons[k];
    if (lesson === undefined) return [];
    // The unfinished lesson is the one watched last.
    const lastWatchedAt: When = { days: -daysAgo - (percent === 100 ? (percents.length - k) * 0.05 : 0) };
    return [{ memberId: id(name), videoId: lesson.videoId, sessionId, percent, lastWatchedAt }];
  });
});
export const videoProgress: readonly VideoProgressSeed[] = [...ownProgress, ...companyProgress];

export const taskProgress: readonly TaskProgressSeed[] = [
  {
    memberId: id('member'),
    sessionContentId: 'ai-leaders-2-check-introduce',
    type: 'BONUS_CONTENT',
    status: 'Completed',
    at: { days: -1 },
  },
  {
    memberId: id('member'),
    sessionContentId: 'growth-loops-1-project',
    type: 'PROJECT_SUBMISSION',
    status: 'Completed',
    at: { days: -31 },
  },
  ...(['academy', 'planned'] as const).map((name): TaskProgressSeed => ({
    memberId: id(name),
    sessionContentId: 'ai-leaders-1-project',
    type: 'PROJECT_SUBMISSION',
    status: 'Completed',
    at: { days: name === 'academy' ? -51 : -52 },
  })),
  // returned by staff
  {
    memberId: id('archive'),
    sessionContentId: 'growth-loops-1-project',
    type: 'PROJECT_SUBMISSION',
    status: 'NotStarted',
    at: { days: -29 },
  },
];

/** What was handed in for the projects above, with what the team answered. */
export const projectSubmissions: readonly ProjectSubmissionSeed[] = [
  {
    submissionId: '0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a01',
    memberId: id('member'),
    sessionContentId: 'growth-loops-1-project',
    link: 'https://docs.example/maya/one-loop',
    note: 'The invitation loop, with the numbers of March.',
    at: { days: -31 },
  },
  {
    submissionId: '0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a02',
    memberId: id('archive'),
    sessionContentId: 'growth-loops-1-project',
    link: 'https://docs.example/loops/draft',
    note: 'A first version.',
    at: { days: -30 },
    answer: {
      state: 'RETURNED',
      words: 'Please add a number for each turn of the loop, and say which step leaks most.',
      at: { days: -29 },
    },
  },
  {
    submissionId: '0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a03',
    memberId: id('academy'),
    sessionContentId: 'ai-leaders-1-project',
    link: 'https://docs.example/weekly-report/map',
    note: 'The weekly report, before and after.',
    at: { days: -54 },
    answer: { state: 'RETURNED', words: 'The stopping rule is missing. When would you go back?', at: { days: -53 } },
  },
  {
    submissionId: '0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a04',
    memberId: id('academy'),
    sessionContentId: 'ai-leaders-1-project',
    link: 'https://docs.example/weekly-report/map-2',
    note: 'The weekly report, before and after.\n\nThe stopping rule is at the end now: we go back when two reports in a row need more than ten minutes of correction.',
    at: { days: -51 },
  },
  {
    submissionId: '0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a05',
    memberId: id('planned'),
    sessionContentId: 'ai-leaders-1-project',
    link: 'https://docs.example/claims/one-workflow',
    at: { days: -52 },
    answer: { state: 'REVIEWED', words: 'A clear map, and an honest count of minutes.', at: { days: -50 } },
  },
];

/**
 * One free video used this month by the first member, three by the second; the month is that of the first start (D15).
 */
export const metering: readonly MeteringSeed[] = [
  { memberId: id('limited'), watchedVideoIds: ['first-ai-workflow-pick-a-task-that-repeats'] },
  {
    memberId: id('limited-over'),
    watchedVideoIds: [
      'ai-leaders-where-the-hours-go',
      'decision-writing-the-one-page-brief',
      'storytelling-with-data-one-chart-one-sentence',
    ],
  },
];
