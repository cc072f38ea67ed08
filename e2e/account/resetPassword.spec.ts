import type { Page } from '@playwright/test';
import { mailsTo } from '../journey/mails.ts';
import { expect, test } from '../journey/test.ts';

const newPassword = 'Another-pass-2!';
const password = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password', { exact: true });
const say = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('[SIG-11] [THR-15] a person who is mailed that a seat waits finds the address filled in, and not in the address bar', async ({
  page,
}) => {
  const email = 'new.hire@acme.example';
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Reset my password' })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('[SIG-11] [SIG-12] [SIG-02] [SIG-18] a forgotten password: the code comes by mail, and every mistake is said', async ({
  page,
  memberWith,
}) => {
  const email = await memberWith({ areas: ['ai-academy'] });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const ask = page.getByRole('button', { name: 'Reset my password' });
  await expect(ask).toBeDisabled();
  await page.getByLabel('Email').fill('maya at home');
  await page.getByLabel('Email').blur();
  await say(page, 'Invalid email address.');
  await page.getByLabel('Email').fill(`  ${email} `);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await ask.click();
  await expect(page.getByRole('alert')).toHaveText('There was an error executing the request. Please try again.');
  await page.unroute('**/graphql');
  await ask.click();

  await expect(page).toHaveURL('/reset-password-confirmation');
  await expect(page.getByRole('main')).toContainText(email);
  const change = page.getByRole('button', { name: 'Change my password' });
  await change.click();
  await say(page, 'Code is required.');
  await expect(page.getByLabel('Code')).toBeFocused();
  for (const rule of ['a lower case letter', 'an upper case letter', 'a special character', 'a number']) {
    await say(page, `Password must contain ${rule}`);
  }
  await say(page, 'Password must contain at least 8 characters');
  await password(page).fill(newPassword);
  await confirmation(page).fill(`${newPassword}!`);
  await say(page, 'Password and password confirmation must be equal.');
  await confirmation(page).fill(newPassword);
  await expect(page.getByText(/^Password (must contain|and password)/)).toHaveCount(0);

  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1);
  const [mail] = await mailsTo(page.request, email);
  const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await change.click();
  await say(page, 'Invalid code.');
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  // a reload keeps the address, which is in no address bar
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByLabel('Code').fill(code);
  await password(page).fill(newPassword);
  await confirmation(page).fill(newPassword);
  await change.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
});
