import type { Page } from '@playwright/test';
import { demoPassword } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[PAS-01] [NAV-06] a visitor sees who invites, plays the first video, and begins', async ({ page }) => {
  await page.goto('/pathway/WELCOME30');
  await expect(heading(page)).toHaveText('Thirty days to get better at difficult work');
  await expect(page.getByRole('img', { name: 'Nordhafen' })).toBeVisible();
  await expect(page.getByText('Jonas Brandt')).toBeVisible();
  await page.getByRole('button', { name: /^Play AI for Business Leaders/ }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Start my 30 days of Atrium, free' }).click();
  await expect(page).toHaveURL('/invite-registration/WELCOME30');
  await expect(heading(page)).toHaveText('Start your free 30-day membership');
  // the logo of a pass replaces ours, and its default texts are the documents'
  await page.goto('/preview/ACME-TEAM');
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', '/files/art/logo/acme.svg');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('navLogoUrl'))).toBe('/files/art/logo/acme.svg');
  await page.goto('/preview/CODE-REQ');
  await expect(heading(page)).toHaveText("You've been invited to Atrium");
  await expect(page.getByRole('link', { name: 'Join Here' })).toHaveAttribute('href', '/invite-registration/CODE-REQ');
});

test('[PAS-02] [PAS-03] [PAS-04] [PAS-09] somebody new fills in the form, is told what is wrong, and is in', async ({
  page,
}) => {
  await page.goto('/invite-registration/CODE-REQ');
  await expect(heading(page)).toHaveText('Just a few details...');
  const send = page.getByRole('button', { name: 'LOG IN' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('Required')).toHaveCount(0);
  await page.getByLabel('First name').focus();
  await page.getByLabel('Last name').fill(' Quist ');
  // only the field that was touched has an error
  await expect(page.getByText('Required')).toHaveCount(1);
  await page.getByLabel('First name').fill('Iris');
  const email = page.getByLabel('Work Email *');
  await email.fill('iris at work');
  await page.getByLabel('Job title').fill('Analyst');
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await email.fill('iris@gmail.com');
  await page.getByLabel('Redemption code').fill('OPEN-BARLEY');
  await send.click();
  await expect(heading(page)).toHaveText('Whoops!');
  const notRecognized =
    'This email extension is not recognized for this course. Please try again with your work email.';
  await expect(page.getByText(notRecognized)).toBeVisible();
  await email.fill('iris.quist@initech.example');
  await send.click();
  await expect(page.getByText('Invalid redemption code.')).toBeVisible();
  await page.getByLabel('Redemption code').fill('open-sesame');
  await send.click();
  await expect(heading(page)).toHaveText('Your account has been created');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/set-password');
  await expect(page.getByText('iris.quist@initech.example')).toBeVisible();
});

test('[PAS-03] a consumer chooses from the lists, and registers for what starts later', async ({ page }) => {
  await page.goto('/invite-registration/LATER');
  for (const [label, value] of Object.entries({
    'First name': 'Lars',
    'Last name': 'Holm',
    Email: 'lars.holm@larkfield.example',
    Company: 'Larkfield',
    'Job title': 'Planner',
    Phone: '+47 555 01 99',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Job level').selectOption('c_suite');
  await page.getByLabel('Number of employees').selectOption('10000+');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(heading(page)).toHaveText('Registered! Stay tuned.');
  await expect(
    page.getByText(/^Your spot is saved\. We'll email you the next step on \w{3} \d+, \d{4}\.$/),
  ).toBeVisible();
});

test('[PAS-03] [PAS-07] [PAS-08] a member registers as a visitor, signs in and accepts, and goes where the pass leads', async ({
  page,
}) => {
  await page.goto('/invite-registration/ACME-TEAM');
  await page.getByLabel('First name').fill('Bob');
  await page.getByLabel('Last name').fill('Somebody');
  await page.getByLabel('Work Email *').fill('bob@acme.example');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(heading(page)).toHaveText("You're all set! Head to the Member Center to start learning");
  // however the person signs in within the half hour, the registration goes on
  await expect.poll(() => page.evaluate(() => localStorage.getItem('passRedirect'))).toMatch(/^[\w-]{60,}$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('bob@acme.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(page)).toHaveText('Join with your account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('passRedirect'))).toBeNull();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(heading(page)).toHaveText("You're all set! Head to the Member Center to start learning");
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(heading(page)).toHaveText('Courses Dashboard');
});

test('[THR-06] [THR-48] what stands in the storage of a browser leads home, and is not shown', async ({ page }) => {
  await page.goto('/login');
  const poison = 'https://evil.example/%2F..//"><img src=x onerror=alert(1)>';
  await page.evaluate((text) => {
    localStorage.setItem('passRedirect', text);
    localStorage.setItem('passRegistrationError', text);
  }, poison);
  await page.goto('/preview/CODE-REQ');
  await expect(heading(page)).toHaveText("You've been invited to Atrium");
  await expect(page.getByText('evil')).toHaveCount(0);
  await page.goto('/login');
  await page.getByLabel('Email').fill('academy@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Good');
});

test('[PAS-04] a full pass says so before any press, but to the member who has a place in it', async ({
  enter,
  another,
}) => {
  const member = await enter('member');
  await member.goto('/invite-registration/FULL');
  await expect(heading(member)).toHaveText('Uh oh! no more registration slots');
  await expect(member.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0);
  await member.goto('/preview/FULL');
  await expect(member.getByText('All places have been taken.')).toBeVisible();
  await expect(member.getByRole('link', { name: 'Join Here' })).toHaveCount(0);
  const academy = await another('academy');
  await academy.goto('/preview/FULL');
  await academy.getByRole('link', { name: 'Join Here' }).click();
  await expect(academy.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
});

test('[PAS-05] [SSO-04] [SSO-09] a colleague joins by the login of the company; what fails is said on the preview', async ({
  page,
}) => {
  await page.goto('/invite-registration/BROKEN-SSO');
  await expect(page).toHaveURL('/preview/BROKEN-SSO');
  await page.getByRole('button', { name: 'Join Here' }).click();
  await expect(
    page.getByText('There is a system error related to corporate account login. Please try again later.'),
  ).toBeVisible();
  await page.goto('/preview/ACME-SSO');
  await page.getByRole('button', { name: 'Join with Acme login' }).click();
  await page.getByRole('link', { name: /gil@globex.example/ }).click();
  await expect(page).toHaveURL('/preview/ACME-SSO');
  await expect(page.getByText('Could not register with corporate sign-in. Please try again later.')).toBeVisible();
  // shown once
  await page.reload();
  await expect(page.getByText('Could not register')).toHaveCount(0);
  // a person who thinks better of it at the company is back at the invitation
  await page.getByRole('button', { name: 'Join with Acme login' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/preview/ACME-SSO');
  await expect(page.getByText('Could not register with corporate sign-in. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Join with Acme login' }).click();
  await page.getByRole('link', { name: /nina@acme.example/ }).click();
  await expect(page).toHaveURL('/courses');
  await expect(heading(page)).toHaveText('Courses Dashboard');
});
