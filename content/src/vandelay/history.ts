import { random, type Random } from '@atrium/domain/art/random.ts';
import type { CourseBadgeSeed, EnrollmentSeed, VideoProgressSeed, ViewingSeed, When } from '../types.ts';
import { videos } from '../videos.ts';
import { seatHolders, type SeatHolder } from './employees.ts';

// What the people of Vandelay did under its contract, made from a seed for each of them.

/** How somebody learns: many try a course or two, some go on, few take whatever there is, and some never begin. */
interface Habit {
  /** Their share of the company. */
  readonly share: number;
  /** How many courses they enrolled in, and how many of these they began. */
  readonly enrolled: readonly [least: number, most: number];
  readonly begun: readonly [least: number, most: number];
  /** How likely they finish a course that they began. */
  readonly finishes: number;
}
const habits: readonly Habit[] = [
  { share: 0.05, enrolled: [9, 12], begun: [6, 9], finishes: 0.7 },
  { share: 0.17, enrolled: [5, 8], begun: [2, 4], finishes: 0.5 },
  { share: 0.64, enrolled: [3, 5], begun: [1, 1], finishes: 0.25 },
  { share: 0.14, enrolled: [1, 4], begun: [0, 0], finishes: 0 },
];

/** On-demand courses, the most popular first. */
const catalogue = [
  'first-ai-workflow',
  'storytelling-with-data',
  'negotiating-with-numbers',
  'managers-operating-system',
  'decision-writing',
  'prompting-for-analysts',
  'ai-leaders',
  'cash-before-profit',
  'hiring-with-evidence',
  'agents-at-work',
  'pricing-as-strategy',
  'ai-first-strategy',
  'ask-about-last-tuesday',
  'platform-strategy',
  'answer-engines',
];
const forManagers = ['managers-operating-system', 'hiring-with-evidence', 'ai-leaders'];

const lessonsOf = new Map(
  catalogue.map((courseId) => [
    courseId,
    videos.filter((video) => video.courseId === courseId && !video.videoId.endsWith('-trailer')),
  ]),
);

/** That many courses, the popular ones more often. */
function choose(count: number, leads: boolean, { next }: Random): string[] {
  const weighed = catalogue.map((courseId, rank) => ({
    courseId,
    weight: (next() + 0.02) * (leads && forManagers.includes(courseId) ? 3 : 1) * (24 - rank),
  }));
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ courseId }) => courseId);
}

/** So many days before the first start, in the office hours of Singapore. */
function onDay(daysAgo: number, { int }: Random): When {
  const two = (value: number): string => String(value).padStart(2, '0');
  return { days: -daysAgo, at: `${two(int(1, 9))}:${two(int(0, 59))}` as `${number}:${number}` };
}

/** A viewing of a lesson, which is never watched twice; `percent`: how much of it. */
export interface Watched extends ViewingSeed, VideoProgressSeed {}

const enrollments: EnrollmentSeed[] = [];
const watched: Watched[] = [];
const badges: CourseBadgeSeed[] = [];

/** One course from a day on, both before the first start; what does not fit before `until` is left undone. */
function learn(memberId: string, courseId: string, finishes: boolean, from: number, until: number, chance: Random) {
  const sessionId = `${courseId}-od`;
  const lessons = lessonsOf.get(courseId) ?? [];
  const known = finishes ? lessons : lessons.slice(0, chance.int(1, Math.min(3, lessons.length - 1)));
  let day = from;
  for (const [index, { videoId, duration }] of known.entries()) {
    const isLast = index === known.length - 1;
    const percent = isLast && !finishes ? chance.int(15, 85) : 100;
    const at = onDay(day, chance);
    const seconds = Math.round((duration * percent) / 100);
    watched.push({ memberId, courseId, videoId, sessionId, percent, seconds, startedAt: at, lastWatchedAt: at });
    if (isLast && finishes) badges.push({ memberId, courseId, sessionId, awardedAt: at });
    day -= chance.int(1, 6);
    if (day < until) return;
  }
}

function live({ member: { memberId, seatWaits }, since, until, leads }: SeatHolder): void {
  if (seatWaits === true) return;
  const chance = random(`${memberId} learns`);
  const draw = chance.next();
  let share = 0;
  const habit = habits.find((one) => (share += one.share) > draw) ?? habits[0];
  const [first, last] = [since - 2, (until ?? 0) + 1];
  if (habit === undefined || first <= last) return;
  const courseIds = choose(chance.int(...habit.enrolled), leads, chance);
  const begun = chance.int(...habit.begun);
  for (const [index, courseId] of courseIds.entries()) {
    // most begin soon after the rollout, and go on when they find the time
    const from = Math.round(last + (first - last) * (1 - chance.next() ** (index === 0 ? 2.5 : 1)));
    const at = { days: -from - 1 };
    enrollments.push({ memberId, sessionId: `${courseId}-od`, status: 'ENROLLED', at });
    if (index < begun) learn(memberId, courseId, chance.next() < habit.finishes, from, last, chance);
  }
}
for (const holder of seatHolders) live(holder);

export const vandelayEnrollments: readonly EnrollmentSeed[] = enrollments;
export const vandelayWatched: readonly Watched[] = watched;
export const vandelayBadges: readonly CourseBadgeSeed[] = badges;
