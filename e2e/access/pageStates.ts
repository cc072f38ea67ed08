import { showsHeading, type PageState, type OpenedPage } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: null, name: 'sign-in', path: '/login' },
  {
    who: null,
    name: 'sign-in refused',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.example');
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1!');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    who: null,
    name: 'sign-in of somebody whose company signs people in',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('anybody@acme.example');
      await page.getByLabel('Email').blur();
      await expect(page.getByRole('link', { name: 'Continue with your company' })).toBeVisible();
    },
  },
  { who: null, name: 'corporate login', path: '/corp-login' },
  { who: null, name: 'corporate login', path: '/corp-login', narrow: true },
  {
    who: null,
    name: 'corporate login refused',
    path: '/corp-login',
    reach: async (page) => {
      await page.getByLabel('Work Email').fill('anybody@globex.example');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText('is not supported');
    },
  },
  {
    who: null,
    name: 'returned from a learning system without a sign-in',
    path: '/lms?provider=nowhere',
    reach: async (page) => {
      await expect(page.getByRole('alert')).toContainText('LMS provider not found');
    },
  },
  { who: null, name: 'sign-in', path: '/login', narrow: true },
  { who: 'archive', name: 'not found', path: '/no/such/page', reach: (page) => showsHeading(page, /^Oops/) },
  {
    who: 'archive',
    name: 'not authorized',
    path: '/not-authorized',
    reach: (page) => showsHeading(page, 'Not Authorized'),
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/not-authorized': { heading: 'Not Authorized', title: 'Not Authorized' },
};
