import type { Page } from '@playwright/test';
import { mailsTo } from '../journey/mails.ts';
import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';
import { keepToasts } from '../journey/toasts.ts';

/** The cards about mails and data, which everybody has. */
const billing = ['Your plan', 'Upgrade', 'Update billing', 'Cancel membership', 'Billing help'];
const ownData = ['Email', 'Your data', 'Who looked at your account', 'Delete your account'];
const linked = 'pending@demo.example';
const card = (page: Page, name: string) => page.getByRole('region', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Account Settings' });

async function signInAgain(page: Page, who: string): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(who));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(page)).toBeVisible();
}

test('[ACT-02] [SSO-06] a second address is linked with Google, shown, and unlinked; what fails is said', async ({
  enter,
  request,
}) => {
  const who = 'planner';
  const page = await enter(who, '/account-settings');
  const second = card(page, 'Google sign-in');
  // an address that an old account may have, and that none may take
  await second.getByLabel('Second email').fill('müller@b.example');
  await second.getByRole('button', { name: 'Link with Google' }).click();
  await expect(second.getByText('Invalid email address.')).toBeVisible();
  await second.getByLabel('Second email').fill(linked);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await second.getByRole('button', { name: 'Link with Google' }).click();
  await expect(second.getByRole('alert')).toContainText('Could not link account. Please try again.');
  await page.unroute('**/graphql');
  await second.getByRole('button', { name: 'Link with Google' }).click();

  // with another account than the one that was asked for
  await page.getByRole('link', { name: /robin@demo\.example/ }).click();
  await expect(heading(page)).toBeVisible();
  await expect(second.getByRole('alert')).toHaveText('Could not link account. Please try again.');
  await expect(second).toContainText('Pending');
  await second.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: new RegExp(linked) }).click();

  // signed out, and on the way back to the page
  await expect(page).toHaveURL('/login?redirectPath=%2Faccount-settings');
  await expect(page.getByText('Your second address is linked. Sign in with either.')).toBeVisible();
  await signInAgain(page, who);
  await expect(second).toContainText(linked);
  await expect(second).toContainText('Linked');
  for (const address of [emailOf(who), linked]) {
    await expect
      .poll(async () => (await mailsTo(request, address)).map(({ subject }) => subject))
      .toContain('A second sign-in was added to your Atrium account');
  }

  await second.getByRole('button', { name: 'Unlink' }).click();
  const question = page.getByRole('dialog', { name: 'Unlink this email?' });
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await question.getByRole('button', { name: 'Unlink' }).click();
  await expect(question.getByRole('alert')).toContainText('Could not unlink account. Please try again.');
  await page.unroute('**/graphql');
  await question.getByRole('button', { name: 'Unlink' }).click();
  await expect(question).toBeHidden();
  await expect(second.getByLabel('Second email')).toBeVisible();
  await expect(second).not.toContainText(linked);
});

test('[ACT-01] the cards follow billing, plan and host', async ({ enter, another }) => {
  const page = await enter('ondemand', '/account-settings');
  await expect(page.getByText('Edit and manage your account details here.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...billing,
    'Sign-in email',
    'Google sign-in',
    'Password',
    'Second factor',
    'Where you are signed in',
    ...ownData,
  ]);
  await page.route('**/account-settings', async (route) => {
    const response = await route.fetch();
    const host = new URL(page.url()).hostname;
    const body = (await response.text()).replace(
      'name="no-linking-host" content=""',
      `name="no-linking-host" content="${host}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...billing,
    'Sign-in email',
    'Password',
    'Second factor',
    'Where you are signed in',
    ...ownData,
  ]);
  await card(page, 'Upgrade').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/upgrade');

  // somebody without billing
  const limited = await another('limited', '/account-settings');
  await expect(limited.getByRole('heading', { level: 2 })).toHaveText([
    'Your plan',
    'Sign-in email',
    'Google sign-in',
    'Password',
    'Second factor',
    'Where you are signed in',
    ...ownData,
  ]);
  await card(limited, 'Your plan').getByRole('link', { name: 'See plans' }).click();
  await expect(limited).toHaveURL('/upgrade');
});

test('[ACT-01] other browsers are signed out, and the password changed', async ({ another, memberWith }) => {
  const email = await memberWith({ areas: ['ai-academy'] });
  const own = await another(email, '/account-settings');
  const devices = card(own, 'Where you are signed in');
  await expect(devices).toContainText("You're not signed in anywhere else.");
  const other = await another(email, '/');
  await keepToasts(own);
  await own.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices
    .getByRole('listitem')
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);

  const password = card(own, 'Password');
  const fillIn = async (current: string) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password', { exact: true }).fill('Another-pass-2!');
    await password.getByLabel('Confirm password').fill('Another-pass-2!');
    await password.getByRole('button', { name: 'Change my password' }).click();
  };
  await fillIn('not it');
  await expect(password.getByText('This is not your current password.')).toBeVisible();
  await fillIn(demoPassword);
  await expect(own.getByText('Your password was changed.')).toBeVisible();
  await expect(password.getByLabel('Current password')).toHaveValue('');
});

test('[ACT-06] an address is changed by the code that it gets; what fails is said, and others learn nothing', async ({
  enter,
  memberWith,
  page,
  request,
}) => {
  await keepToasts(page);
  const email = await memberWith({ areas: ['ai-academy'] });
  const moved = `moved.${email}`;
  await enter(email, '/account-settings');
  const address = card(page, 'Sign-in email');
  await address.getByRole('button', { name: 'Change my email' }).click();
  await expect(address.getByLabel('New email')).toBeFocused();
  await address.getByRole('button', { name: 'Email me a code' }).click();
  await expect(address.getByText('Invalid email address.')).toBeVisible();
  await expect(address.getByText('Password is required.')).toBeVisible();
  await address.getByLabel('New email').fill(moved);
  await address.getByLabel('Your password').fill('not it');
  await address.getByRole('button', { name: 'Email me a code' }).click();
  await expect(address.getByText('This is not your current password.')).toBeVisible();
  await address.getByLabel('Your password').fill(demoPassword);
  await address.getByRole('button', { name: 'Email me a code' }).click();
  await expect(address).toContainText('Pending');
  await expect(address.getByLabel('Code')).toBeFocused();
  // it waits also on a page that is loaded again
  await page.reload();
  await expect(address).toContainText(moved);
  const codeOf = async (): Promise<string | undefined> => {
    const [mail] = await mailsTo(request, moved);
    return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  };
  await expect.poll(codeOf).toBeDefined();
  const code = (await codeOf()) ?? '';
  await address.getByLabel('Code').fill(code === '123456' ? '123457' : '123456');
  await address.getByRole('button', { name: 'Change to this email' }).click();
  await expect(address.getByText('Incorrect code. Please re-enter and try again.')).toBeVisible();
  await address.getByLabel('Code').fill(code);
  await address.getByRole('button', { name: 'Change to this email' }).click();
  await expect(page.getByText(`You sign in as ${moved} from now on.`)).toBeVisible();
  await expect(address).not.toContainText('Pending');
  await expect(address).toContainText(moved);
  for (const to of [email, moved]) {
    await expect
      .poll(async () => (await mailsTo(request, to)).map(({ subject }) => subject))
      .toContain('The email of your Atrium account was changed');
  }

  // an address that somebody has looks the same, until the request is taken back
  await address.getByRole('button', { name: 'Change my email' }).click();
  await address.getByLabel('New email').fill(emailOf('member'));
  await address.getByLabel('Your password').fill(demoPassword);
  await address.getByRole('button', { name: 'Email me a code' }).click();
  await expect(address).toContainText('Pending');
  await address.getByRole('button', { name: 'Cancel request' }).click();
  await expect(address.getByRole('button', { name: 'Change my email' })).toBeVisible();
});
