import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'member',
    name: 'certificates',
    path: '/certificates',
    reach: (page) => showsHeading(page, 'Certificates'),
  },
  {
    who: 'academy',
    name: 'certificates on a phone',
    path: '/certificates',
    reach: (page) => showsHeading(page, 'Certificates'),
    narrow: true,
  },
  {
    who: 'member',
    name: 'certificate in progress, with its question',
    path: '/certificates/ai-leadership',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Unregister' }).click();
      await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    },
  },
  {
    who: 'member',
    name: 'certificate that will be issued, on a phone',
    path: '/certificates/strategy-in-practice',
    reach: (page) => showsHeading(page, 'Strategy in Practice'),
    narrow: true,
  },
  {
    who: 'archive',
    name: 'certificate that was revoked',
    path: '/certificates/customer-growth',
    reach: (page) => showsHeading(page, 'Customer Growth'),
  },
  {
    who: 'crashplus',
    name: 'crash course with another one',
    path: '/crash-courses/crash-data-fluency',
    reach: (page) => showsHeading(page, 'Data Fluency Crash Course'),
  },
  {
    who: 'minimba-none',
    name: 'Mini-MBA that has not begun',
    path: '/mini-mbas',
    reach: (page) => showsHeading(page, /^You're enrolled in Product Mini-MBA/),
  },
  {
    who: null,
    name: 'valid credential',
    path: '/verify/ATR-7Q4M-29KD-X8PH',
    reach: (page) => showsHeading(page, 'Maya Fernandes'),
  },
  {
    who: null,
    name: 'withdrawn credential on a phone',
    path: '/verify/ATR-H3YD-6QGX-M9TE',
    reach: (page) => showsHeading(page, 'Name withdrawn'),
    narrow: true,
  },
  {
    who: 'archive',
    name: 'revoked credential of the holder',
    path: '/verify/ATR-K6WN-8T3C-R5VJ',
    reach: (page) => showsHeading(page, 'Joan Whitfield'),
  },
  {
    who: null,
    name: 'replaced credential',
    path: '/verify/ATR-M4RV-7C2X-Q9KD',
    reach: (page) => showsHeading(page, 'Leilani Akana'),
  },
  {
    who: null,
    name: 'credential that does not exist',
    path: '/verify/ATR-2222-2222-2222',
    reach: (page) => showsHeading(page, 'No certificate has this number'),
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/certificates': { who: 'member', heading: 'Certificates', title: 'Certificates' },
  '/certificates/{certificateId}': {
    who: 'member',
    address: '/certificates/ai-leadership',
    heading: 'AI Leadership Certificate',
    title: 'AI Leadership Certificate',
  },
  '/crash-courses/{certificateId}': {
    who: 'crash',
    address: '/crash-courses/crash-ai-for-managers',
    heading: 'AI for Managers Crash Course',
    title: 'AI for Managers Crash Course',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  '': ['/verify/ATR-K6WN-8T3C-R5VJ'],
  member: ['/certificates', '/certificates/ai-leadership'],
};
