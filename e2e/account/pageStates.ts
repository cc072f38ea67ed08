import { pendingSignup } from '@atrium/content/providers.ts';
import type { Page } from '@playwright/test';
import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { demoPassword } from '../journey/signIn.ts';
import { expect } from '../journey/test.ts';

/** Fills in and sends the free signup. */
const signUp = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
};

/** Answers as the server does when the sign-in is older than ten minutes. */
const refuseStale = (page: Page): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const isAct = (await response.text()).includes('"startAuthenticator"');
    const message = 'Please sign in again, and do this within ten minutes.';
    const error = {
      code: 'SIGN_IN_AGAIN',
      message,
      reason: 'SIGN_IN_AGAIN',
      unlock: [],
      field: null,
      retryAfter: null,
    };
    const json = { data: { startAuthenticator: { handle: null, secret: null, uri: null, error } } };
    await route.fulfill(isAct ? { response, json } : { response });
  });

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: null, name: 'a forgotten password', path: '/reset-password' },
  {
    who: null,
    name: 'a new password, with every mistake',
    path: '/reset-password-confirmation?email=nobody%40demo.example',
    reach: async (page) => {
      await showsHeading(page, 'Choose a new password');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await expect(page.getByText('Code is required.')).toBeVisible();
    },
  },
  {
    who: null,
    name: 'a first password whose code cannot be sent',
    path: '/set-password?email=nobody%40demo.example&tac=none',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    who: null,
    name: 'a first password that is set with Google or a code',
    path: `/set-password?email=${encodeURIComponent(pendingSignup.email)}&tac=${pendingSignup.tac}`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByLabel('Code')).toBeVisible();
    },
  },
  { who: null, name: 'a signup', path: '/signup' },
  { who: 'ondemand', name: 'the account of somebody who may upgrade', path: '/account-settings' },
  { who: 'academy', name: 'an account with a second sign-in', path: '/account-settings' },
  { who: 'academy', name: 'an account with a second sign-in', path: '/account-settings', narrow: true },
  { who: 'bob@acme.example', name: 'an account that Google may not open', path: '/account-settings' },
  {
    who: 'alumni',
    name: 'an account with every mistake in its forms, and a link that waits',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByLabel('Second email').fill('pending@demo.example');
      await page.route('**/oidc/federation?*', (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: 'Link with Google' }).click();
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Change my password' }).click();
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    who: 'academy',
    name: 'an account with every mistake in a new address',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change my email' }).click();
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await expect(page.getByText('Invalid email address.')).toBeVisible();
    },
  },
  {
    who: 'limited-crash',
    name: 'an account with an address that waits for a wrong code',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change my email' }).click();
      await page.getByLabel('New email').fill('waiting@elsewhere.example');
      await page.getByLabel('Your password').fill(demoPassword);
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await page.getByLabel('Code').fill('000000');
      await page.getByRole('button', { name: 'Change to this email' }).click();
      await expect(page.getByText('Incorrect code.')).toBeVisible();
    },
  },
  {
    who: 'academy',
    name: 'an account before its second sign-in is unlinked',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Unlink' }).click();
      await expect(page.getByRole('dialog', { name: 'Unlink this email?' })).toBeVisible();
    },
  },
  { who: 'archive', name: 'an account without reminders', path: '/account-settings' },
  { who: 'transactional-none', name: 'an account that will be erased', path: '/account-settings' },
  { who: 'transactional-none', name: 'an account that will be erased', path: '/account-settings', narrow: true },
  {
    who: 'crash',
    name: 'an account before it is erased, without its password',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete in 14 days' }).click();
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    who: 'sprints',
    name: 'an account whose copy is ready',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Prepare my data' }).click();
      await expect(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    },
  },
  {
    who: 'workshops',
    name: 'an account whose settings could not be loaded',
    path: '/account-settings',
    reach: async (page) => {
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        const isAbout = (await response.text()).includes('getDataSettings');
        await (isAbout ? route.fulfill({ status: 503, body: '{}' }) : route.fulfill({ response }));
      });
      await page.reload();
      await expect(page.getByText("We couldn't load your settings.")).toBeVisible();
    },
  },
  {
    who: null,
    name: 'a signup of an address that has an account',
    path: '/signup',
    reach: async (page) => {
      await signUp(page, 'employee@demo.example');
      await showsHeading(page, 'You already have an account');
    },
  },
  {
    who: null,
    name: 'a signup that is confirmed',
    path: '/signup',
    narrow: true,
    reach: async (page) => {
      await signUp(page, 'ida.newcomer@larkfield.example');
      await showsHeading(page, "You're all set!");
    },
  },
  {
    who: null,
    name: 'a signup after the return from Google, at an address that Google does not manage',
    path: '/signup',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: /drew@elsewhere\.example/ }).click();
      await expect(page.getByRole('main')).toContainText('drew@elsewhere.example');
    },
  },
  {
    who: null,
    name: 'the second step of a sign-in, with a wrong code',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('owner@demo.example');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await showsHeading(page, 'One more step');
      await page.getByLabel('Code').fill('000000');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('That code is not right')).toBeVisible();
    },
  },
  { who: 'owner', name: 'second factors', path: '/second-factor' },
  { who: 'owner', name: 'second factors', path: '/second-factor', narrow: true },
  {
    who: 'owner',
    name: 'an authenticator app with every mistake',
    path: '/second-factor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add an authenticator app' }).click();
      await page.getByRole('button', { name: 'Add the app' }).click();
      await expect(page.getByText('Enter a code.')).toBeVisible();
    },
  },
  ...[false, true].map((narrow): PageState => ({
    who: 'owner',
    name: 'second factors, asked again for the password and a code before a change',
    path: '/second-factor',
    ...(narrow && { narrow }),
    reach: async (page) => {
      await refuseStale(page);
      await page.getByRole('button', { name: 'Add an authenticator app' }).click();
      await expect(page.getByRole('dialog', { name: "Confirm that it's you" })).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  })),
  {
    who: 'owner',
    name: 'new recovery codes',
    path: '/second-factor',
    narrow: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Make new recovery codes' }).click();
      await page.getByRole('button', { name: 'Make new codes' }).click();
      await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
    },
  },
  // the last of the visitors' states, because it signs in
  {
    who: null,
    name: 'an account without a password',
    path: '/corp-login',
    reach: async (page) => {
      await page.getByLabel('Work Email').fill('anybody@acme.example');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: /sso-only@acme\.example/ }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/account-settings');
      await expect(page.getByText('so there is no password to change here.')).toBeVisible();
    },
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/account-settings': { heading: 'Account Settings', title: 'Account Settings' },
  '/second-factor': { heading: 'Second factor', title: 'Second Factor' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/account-settings'],
  pastdue: ['/account-settings'],
  downgrading: ['/account-settings'],
  archive: ['/account-settings'],
  owner: ['/second-factor'],
};
