import { courses } from './courses.ts';
import type { PageContentSeed } from './types.ts';

const free = courses.filter(({ sessions }) => sessions.some(({ isFreeSession }) => isFreeSession));
/** Free courses that can be started at once, the most rated first. */
const lessons = free
  .filter(({ sessions }) => sessions.some((session) => session.isFreeSession && session.sessionType === 'ON_DEMAND'))
  .toSorted((a, b) => b.ratingCount - a.ratingCount);
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const inWords = (count: number): string => ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);

/** Editable texts of pages (getPageContent). */
export const pageContents: readonly PageContentSeed[] = [
  {
    slug: 'home-limited',
    langCode: 'en',
    title: 'Free courses to start with',
    body: 'Watch three videos a month, join every free workshop, and save the courses you want to come back to.',
  },
  {
    slug: 'courses-freemium',
    langCode: 'en',
    title: `${inWords(free.length)} courses are free`,
    body: `Start with ${either.format(lessons.map(({ title }) => `**${title}**`))}.`,
  },
  {
    slug: 'home-transactional',
    langCode: 'en',
    title: 'Your courses',
    body: 'Everything you bought stays here. Materials open before the first live session and remain open afterward.',
  },
  {
    slug: 'mini-mba-unavailable',
    langCode: 'en',
    title: 'Your Mini-MBA has not started yet',
    body: 'Dates are announced by mail at least three weeks ahead. Until then the support team can tell you where things stand.',
  },
];
