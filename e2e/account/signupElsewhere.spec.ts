import { pendingSignup } from '@atrium/content/providers.ts';
import type { Page } from '@playwright/test';
import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const account = (page: Page, words: string) => page.getByRole('link', { name: new RegExp(words) });
const google = (page: Page) => page.getByRole('link', { name: 'Continue with Google' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ fresh: true });

test('[SIG-07] [SIG-09] [SIG-10] [SSO-04] [SSO-09] signing up with Google, in each way in which it ends', async ({
  page,
}) => {
  await page.goto('/login?redirectPath=%2Fcourses');
  await page.getByRole('link', { name: 'Sign Up Now' }).click();
  await expect(page).toHaveURL('/signup?redirectPath=%2Fcourses');
  // the sign-in page, which the address has left already, has a link of the same name
  await expect(heading(page)).toHaveText('Start learning for free');
  await google(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/signup?redirectPath=%2Fcourses');
  await expect(page.getByRole('alert')).toHaveText('Could not log in. Please try again.');

  // an address with an account that Google may not open
  await google(page).click();
  await account(page, emailOf('employee')).click();
  await expect(page.getByText('Click to login')).toBeVisible();

  // an address that has to be proved by a mail
  await page.getByRole('link', { name: 'LOGIN' }).click();
  await page.getByRole('link', { name: 'Sign Up Now' }).click();
  await expect(heading(page)).toHaveText('Start learning for free');
  await google(page).click();
  await account(page, 'drew@elsewhere.example').click();
  await expect(heading(page)).toHaveText("You're all set!");
  await page.getByRole('button', { name: 'SET PASSWORD' }).click();
  await expect(page.getByRole('main')).toContainText('drew@elsewhere.example');

  // anybody else is a member at once, and on the page that was wanted
  await page.goto('/signup?redirectPath=%2Fcourses');
  await google(page).click();
  await account(page, 'robin@demo.example').click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('3 videos left this month.')).toBeVisible();
  await page.goto('/');
  await expect(heading(page)).toContainText('Robin');
});

test('[SIG-13] [SSO-04] [SSO-05] a first password is not needed by a person who signs in with Google, at the address of the link only', async ({
  page,
}) => {
  const { email, tac, firstName } = pendingSignup;
  const link = `/set-password?${new URLSearchParams({ email, tac }).toString()}`;
  await page.goto(link);
  await google(page).click();
  await account(page, 'robin@demo.example').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Account not found. Please reach out to support.');

  await page.goto(link);
  await google(page).click();
  await account(page, email).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText(firstName);
});
