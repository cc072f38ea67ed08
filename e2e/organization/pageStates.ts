import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';
import { answerFirstPageOfDownload } from './longDownload.ts';

const ann = 'ann@acme.example';
const hal = 'hal@hooli.example';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: ann,
    name: 'organization, employee directory',
    path: '/organization',
    reach: (page) => expect(page.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible(),
  },
  {
    who: ann,
    name: 'organization, course directory, on a phone',
    path: '/organization?tab=1&filter=LAST_30_DAYS',
    reach: (page) => expect(page.getByRole('tabpanel')).toContainText(/\d+ courses?/),
    narrow: true,
  },
  {
    who: ann,
    name: 'organization, people of a course',
    path: '/organization?course=ai-leaders&sortKey=views&sortDirection=DESC',
    reach: (page) => expect(page.getByText(/^People of the course /)).toBeVisible(),
  },
  {
    who: ann,
    name: 'organization, people of a week, on a phone',
    path: '/organization',
    reach: async (page) => {
      await page.getByText('View as table').click();
      await page
        .getByRole('link', { name: /^[\d.]+ Hours watched, .*, view list$/ })
        .last()
        .click();
      await expect(page.getByText(/^What people did (?:from|on) /)).toBeVisible();
    },
    narrow: true,
  },
  {
    who: ann,
    name: 'organization, compared with the period before, on a phone',
    path: '/organization?filter=LAST_30_DAYS&compare=1',
    reach: (page) => expect(page.getByText(/^Compared with the days from /)).toBeVisible(),
    narrow: true,
  },
  {
    who: 'petra@pendant.example',
    name: 'organization whose program began in the period before',
    path: '/organization?filter=LAST_90_DAYS&compare=1',
    reach: (page) => expect(page.getByText(/^Not compared: the program began during the days from /)).toBeVisible(),
  },
  {
    who: ann,
    name: 'organization, search without a match',
    path: '/organization?search=zzzz',
    reach: (page) => expect(page.getByText('Nothing matches “zzzz”.')).toBeVisible(),
  },
  {
    who: hal,
    name: 'organization that has just begun',
    path: '/organization?tab=1',
    reach: (page) => expect(page.getByRole('tabpanel')).toContainText('Analytics appear when your team'),
  },
  {
    who: 'greta@halden.example',
    name: 'organization whose program has ended',
    path: '/organization',
    reach: (page) => expect(page.getByText(/^Your program ended on /)).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'organization with more people than seats',
    path: '/organization/wernham',
    reach: (page) => expect(page.getByText('125%')).toBeVisible(),
  },
  {
    who: 'employee',
    name: 'organization of nobody yet, on a phone',
    path: '/organization/monarch',
    reach: (page) => expect(page.getByText('Nobody holds a seat yet.')).toBeVisible(),
    narrow: true,
  },
  {
    who: 'newhire@initech.example',
    name: 'organization that is not set up',
    path: '/organization',
    reach: (page) => showsHeading(page, 'Getting Started'),
  },
  {
    who: ann,
    name: 'a long download, with a link by mail instead',
    path: '/organization',
    reach: async (page) => {
      await answerFirstPageOfDownload(page);
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await expect(page.getByRole('button', { name: 'Email me a link instead' })).toBeVisible();
    },
    narrow: true,
  },
  {
    who: 'employee',
    name: 'all companies',
    path: '/organization',
    reach: (page) => expect(page.getByRole('link', { name: 'Initech' })).toBeVisible(),
  },
  {
    who: 'employee',
    name: 'all companies, on a phone',
    path: '/organization',
    reach: (page) => expect(page.getByRole('link', { name: 'Initech' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'organization that is not set up, for staff',
    path: '/organization/initech',
    reach: (page) => expect(page.getByRole('link', { name: 'All companies' })).toBeVisible(),
  },
  {
    who: ann,
    name: 'student details',
    path: '/organization/employee/bob-tanaka',
    reach: (page) => showsHeading(page, 'Student Details'),
  },
  {
    who: ann,
    name: 'student details, videos of a course',
    path: '/organization/employee/bob-tanaka?sortKey=hoursWatched&sortDirection=DESC',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Show details of/ })
        .first()
        .click();
      await expect(page.getByRole('table', { name: /^Videos of/ })).toBeVisible();
      // where no target is below the bar of the page
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
    },
  },
  {
    who: ann,
    name: 'student details of some days, on a phone',
    path: '/organization/employee/bob-tanaka?from=2026-01-01&to=2026-01-07',
    reach: (page) => expect(page.getByText('What Bob Tanaka did from Jan 1, 2026 to Jan 7, 2026')).toBeVisible(),
    narrow: true,
  },
  {
    who: ann,
    name: 'student details, what its columns mean, at 200 % zoom',
    path: '/organization/employee/bob-tanaka',
    reach: async (page) => {
      await page.setViewportSize({ width: 720, height: 450 });
      await page.getByRole('button', { name: /^What do these columns mean/ }).click();
      await expect(page.getByRole('note').filter({ visible: true })).toContainText(
        'Enrolled: nothing has been watched',
      );
    },
  },
  {
    who: ann,
    name: 'student details of somebody who is nobody',
    path: '/organization/employee/nobody',
    reach: (page) => showsHeading(page, 'Getting Started'),
    narrow: true,
  },
  {
    who: ann,
    name: 'seats',
    path: '/organization/seats',
    reach: (page) => showsHeading(page, 'Seats'),
  },
  {
    who: 'petra@pendant.example',
    name: 'seats of which none is free',
    path: '/organization/seats',
    reach: (page) => expect(page.getByText('No seat is free')).toBeVisible(),
  },
  {
    who: 'maeve@oceanic.example',
    name: 'seats that are given and kept for longer, on a phone',
    path: '/organization/seats',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add people' }).click();
      await page.getByRole('tab', { name: 'CSV file' }).click();
      const people = ['jarrah-whitmore@oceanic.example', 'new@oceanic.example', 'broken'];
      const csv = ['Email,First Name,Last Name', ...people.map((email) => `${email},Ida,Berg`)].join('\r\n');
      const file = { name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('button', { name: 'Assign and extend seats' })).toBeVisible();
    },
    narrow: true,
  },
  {
    who: hal,
    name: 'seats, on a phone',
    path: '/organization/seats',
    reach: (page) => showsHeading(page, 'Seats'),
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/organization': { who: 'ann@acme.example', heading: 'Acme', title: 'Acme' },
  '/organization/seats': { who: 'ann@acme.example', heading: 'Seats', title: 'Seats' },
  '/organization/employee/{userId}': {
    who: 'ann@acme.example',
    address: '/organization/employee/bob-tanaka',
    heading: 'Student Details',
    title: 'Student Details',
  },
  '/organization/{customerId}': { address: '/organization/acme', heading: 'Acme', title: 'Acme' },
  '/organization/{customerId}/seats': { address: '/organization/acme/seats', heading: 'Seats', title: 'Seats, Acme' },
  '/organization/{customerId}/employee/{userId}': {
    address: '/organization/acme/employee/bob-tanaka',
    heading: 'Student Details',
    title: 'Student Details',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  'ann@acme.example': [
    '/organization',
    '/organization?tab=1',
    '/organization/employee/bob-tanaka',
    '/organization/seats',
  ],
  employee: ['/organization', '/organization/acme'],
};
