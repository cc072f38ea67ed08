import { showsHeading, type PageState } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

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
  { who: null, name: 'a signup', path: '/signup' },
  {
    who: null,
    name: 'a signup of an address that has an account',
    path: '/signup',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Ida');
      await page.getByLabel('Last name').fill('Newcomer');
      await page.getByLabel('Email').fill('employee@demo.example');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await showsHeading(page, 'You already have an account');
    },
  },
];
