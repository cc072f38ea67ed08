import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stopTimers } from '../journey/clock.ts';
import { collectedBy } from '../journey/collected.ts';
import { mailsTo } from '../journey/mails.ts';
import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
}

test('[SIG-05] [SIG-07] [SIG-09] [SIG-10] [SIG-13] [SIG-14] [API-04] [THR-15] from the free signup to the home of a limited member', async ({
  page,
  baseURL,
}) => {
  const email = `ida-${randomUUID()}@newcomers.example`;
  const collected = await collectedBy(page);
  await page.goto('/login');
  // a banner that somebody else dismissed on this machine
  await page.evaluate(() => {
    localStorage.setItem('hideVotingBanner', 'true');
  });
  await page.getByRole('link', { name: 'Sign Up Now' }).click();
  await expect(heading(page)).toHaveText('Start learning for free');
  await expect(create(page)).toBeDisabled();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Email').fill(email);
  await expect(create(page)).toBeDisabled();
  await page.getByLabel('Last name').fill('Newcomer');
  const sent = page.waitForRequest((request) => request.postData()?.includes('freemiumType') === true);
  await create(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ variables: { input: { email, freemiumType: 'freemium2' } } });
  await expect(heading(page)).toHaveText("You're all set!");
  await expect(page.getByText('Click to set up your password')).toBeVisible();
  await page.getByRole('button', { name: 'SET PASSWORD' }).click();
  await expect(page).toHaveURL('/set-password');

  // the same link from the mail: nothing of it is in the address bar, nor in any later request
  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1);
  const [mail] = await mailsTo(page.request, email);
  const link = /Set up my password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const tac = new URL(link).searchParams.get('tac') ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(link);
  await expect(page).toHaveURL('/set-password');
  await expect(page.getByRole('main')).toContainText(email);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((line) => line.includes(tac) || line.includes(encodeURIComponent(email)))).toEqual([]);
  expect(asked.filter((line) => !line.startsWith(baseURL ?? '?'))).toEqual([]);

  const set = page.getByRole('button', { name: 'Set password' });
  const password = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  await page.getByLabel('Code').fill('000000');
  await password.fill('demo');
  await confirmation.fill('demo-');
  // everything but the code that was not sent yet
  await expect(set).toBeDisabled();
  await expect(page.getByText(/^Password must contain an upper and lower case letter, a special/)).toBeVisible();
  await confirmation.blur();
  await expect(page.getByText('Passwords must match.')).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Your code is on its way/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(2);
  const code = /^ {4}(\d{6})$/m.exec((await mailsTo(page.request, email))[0]?.text ?? '')?.[1] ?? '';
  await password.fill('Another-pass-2!');
  await confirmation.fill('Another-pass-2!');
  await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await set.click();
  await expect(page.getByText('Incorrect code. Please re-enter and try again.')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await set.click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Ida');
  // the first visit asks for the survey
  await expect(page.getByRole('dialog', { name: 'Tell us about you' })).toBeVisible();
  await page.goto('/courses');
  await expect(page.getByText('3 videos left this month.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hideVotingBanner'))).toBeNull();
  expect(await collected()).toEqual([
    ['Form Submitted', { form: 'signup' }],
    // the person who signed up: the name of the address for analytics, never the address
    ['identify', { u: expect.stringMatching(/^[\w-]{43}$/) as unknown }],
    ['Password Created', { method: 'set-password' }],
    ['Signed In', { method: 'password' }],
    ['identify'],
  ]);
});

test('[SIG-08] [SIG-09] [SIG-10] each failure of a signup says its words, and a known address is led to sign in', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillIn(page, emailOf('trial'));
  const says = async (words: string) => {
    await create(page).click();
    await expect(page.getByRole('alert')).toHaveText(words);
  };
  const fail = (name: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(name) === true
        ? route.fulfill({ status: 503, body: '{}' })
        : route.fallback(),
    );
  await fail('freemiumType');
  await says('Our free signup service is currently unavailable. Please try again later.');
  await page.unroute('**/graphql');
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await says('The current web browser is not supported. Please try again with a different browser.');
  await page.reload();
  await fillIn(page, emailOf('trial'));
  await page.route('**/*.worker-*.js', (route) => route.abort());
  await says('Our bot detection service is currently unavailable. Please try again later.');
  await page.unroute('**/*.worker-*.js');
  await create(page).click();
  await expect(page.getByText('Click to login')).toBeVisible();
  await page.getByRole('link', { name: 'LOGIN' }).click();
  await expect(page).toHaveURL('/login');
});

test('[SIG-14] a failure of the first password leads to the page that resets one, at once or after ten seconds', async ({
  page,
}) => {
  await page.goto('/set-password');
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/set-password?email=nobody%40demo.example&tac=none');
  const send = page.getByRole('button', { name: 'Send code' });
  // a page that is still loading needs its timers
  await expect(send).toBeVisible();
  await stopTimers(page);
  await send.click();
  await expect(page.getByRole('alert')).toContainText(
    "We couldn't send a code. Reset your password instead; that page opens in 10 seconds.",
  );
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/reset-password');
  await page.clock.runFor(9_500);
  await expect(page).toHaveURL('/set-password');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.example');
});
