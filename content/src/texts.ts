import type { PageContentSeed } from './types.ts';

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
    title: 'Two courses are free',
    body: 'Start with **Cash Before Profit** or **Brand in the Age of Answer Engines**.',
  },
  {
    slug: 'home-transactional',
    langCode: 'en',
    title: 'Your courses',
    body: 'Everything you bought stays here. Materials open before the first live session and remain open afterwards.',
  },
  {
    slug: 'mini-mba-unavailable',
    langCode: 'en',
    title: 'Your Mini-MBA has not started yet',
    body: 'Dates are announced by mail at least three weeks ahead. Until then the support team can tell you where things stand.',
  },
];
