import type { Page } from '@playwright/test';
import { showsHeading, type PageState, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** Fills in and sends the registration of somebody at a company. */
const register = async (page: Page, email: string, code: string): Promise<void> => {
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill('Quist');
  await page.getByLabel('Work Email *').fill(email);
  await page.getByLabel('Job title').fill('Analyst');
  await page.getByLabel('Redemption code').fill(code);
  await page.getByRole('button', { name: 'LOG IN' }).click();
};

/** The same for a consumer, by a pass that starts later. */
const registerForLater = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries({
    'First name': 'Wanda',
    'Last name': 'Walk',
    Email: 'wanda.walk@larkfield.example',
    Company: 'Larkfield',
    'Job title': 'Planner',
    Phone: '+47 555 01 98',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Job level').selectOption('c_suite');
  await page.getByLabel('Number of employees').selectOption('10000+');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
};

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: null, name: 'a preview with everything', path: '/preview/WELCOME30' },
  { who: null, name: 'a preview with everything', path: '/pathway/WELCOME30', narrow: true },
  { who: null, name: 'a preview with default texts', path: '/preview/CODE-REQ' },
  {
    who: null,
    name: 'a preview whose button leads elsewhere',
    path: '/preview/PARTNER',
    reach: async (page) => {
      await expect(page.getByRole('link', { name: 'Open a free account' })).toHaveAttribute('href', '/signup');
    },
  },
  {
    who: null,
    name: 'a preview without a button, on a phone',
    path: '/preview/LOOK-ONLY',
    narrow: true,
    reach: async (page) => {
      await showsHeading(page, 'What the spring cohort saw');
      await expect(page.getByRole('main').getByRole('link', { name: 'Join Here' })).toHaveCount(0);
    },
  },
  {
    who: null,
    name: 'a preview of what a company’s login opens later',
    path: '/preview/ACME-SSO-LATER',
    reach: (page) => expect(page.getByRole('button', { name: 'Keep my place at Acme' })).toBeVisible(),
  },
  {
    who: null,
    name: 'a preview whose sign-in cannot be prepared',
    path: '/preview/BROKEN-SSO',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Join Here' }).click();
      await expect(page.getByText('There is a system error related to corporate account login.')).toBeVisible();
    },
  },
  { who: null, name: 'no pass', path: '/preview/GHOST-PASS', reach: (page) => showsHeading(page, /^Whoops/) },
  { who: null, name: 'a closed pass', path: '/preview/CLOSED', reach: (page) => showsHeading(page, /^Oh no/) },
  {
    who: null,
    name: 'a pass whose company has no free seat',
    path: '/invite-registration/PENDANT-TEAM',
    reach: (page) => showsHeading(page, /^Uh oh/),
  },
  { who: null, name: 'a full pass', path: '/invite-registration/FULL', reach: (page) => showsHeading(page, /^Uh oh/) },
  {
    who: 'member',
    name: 'a full pass, signed in',
    path: '/invite-registration/FULL',
    reach: (page) => showsHeading(page, /^Uh oh/),
  },
  { who: null, name: 'a registration of consumers', path: '/invite-registration/WELCOME30' },
  {
    who: null,
    name: 'a registration with errors',
    path: '/invite-registration/CODE-REQ',
    narrow: true,
    reach: async (page) => {
      await page.getByLabel('First name').focus();
      await page.getByLabel('Last name').focus();
      await page.getByLabel('Work Email').fill('nora at initech');
      await page.getByLabel('Redemption code').focus();
      await expect(page.getByText('Required').first()).toBeVisible();
    },
  },
  {
    who: null,
    name: 'a registration with another address than that of the company',
    path: '/invite-registration/CODE-REQ',
    reach: async (page) => {
      await register(page, 'iris@gmail.com', 'OPEN-SESAME');
      await showsHeading(page, 'Whoops!');
    },
  },
  {
    who: null,
    name: 'a registration with a wrong code',
    path: '/invite-registration/CODE-REQ',
    narrow: true,
    reach: async (page) => {
      await register(page, 'iris@initech.example', 'OPEN-BARLEY');
      await expect(page.getByText('Invalid redemption code.')).toBeVisible();
    },
  },
  {
    who: null,
    name: 'a registration whose service cannot be reached',
    path: '/invite-registration/CODE-REQ',
    reach: async (page) => {
      await page.getByLabel('First name').waitFor();
      await page.route('**/graphql', (route) => route.abort());
      await register(page, 'iris@initech.example', 'OPEN-SESAME');
      await expect(page.getByRole('alert')).toContainText("can't reach");
    },
  },
  {
    who: null,
    name: 'a registration that has made an account',
    path: '/invite-registration/CODE-REQ',
    reach: async (page) => {
      await register(page, 'walk@initech.example', 'OPEN-SESAME');
      await showsHeading(page, 'Your account has been created');
    },
  },
  {
    who: null,
    name: 'a registration for what starts later',
    path: '/invite-registration/LATER',
    narrow: true,
    reach: async (page) => {
      await registerForLater(page);
      await showsHeading(page, 'Registered! Stay tuned.');
    },
  },
  {
    who: null,
    name: 'a registration of somebody who has an account',
    path: '/invite-registration/ACME-TEAM',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Devon');
      await page.getByLabel('Last name').fill('Okoro');
      await page.getByLabel('Work Email *').fill('devon-okoro@acme.example');
      await page.getByRole('button', { name: 'LOG IN' }).click();
      await showsHeading(page, /^You're all set!/);
    },
  },
  { who: 'newhire@initech.example', name: 'an invitation to accept', path: '/invite-registration/INITECH-START' },
];

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  '': ['/preview/WELCOME30', '/preview/ACME-TEAM', '/invite-registration/WELCOME30', '/invite-registration/ACME-TEAM'],
};
