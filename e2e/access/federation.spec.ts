import type { Page } from '@playwright/test';
import { haltTimers } from '../journey/clock.ts';
import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const account = (page: Page, who: string) => page.getByRole('link', { name: new RegExp(emailOf(who)) });
const alert = (page: Page) => page.getByRole('alert');

/** What a page of ours keeps in the browser. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept))).join(''));

test('[SSO-01] [SSO-04] [SSO-07] Google leads back to the page that was wanted, and Back does not sign in again', async ({
  page,
}) => {
  await page.goto('/drops?a=1#b');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const finished = page.waitForRequest('**/oidc/federation/finish');
  await account(page, 'member').click();
  const handle = ((await finished).postDataJSON() as { federation: string }).federation;
  await expect(page).toHaveURL('/drops?a=1#b');
  // the return is kept as a hash, and no token, address or URL of the provider is kept at all (SES-07)
  const kept = await stored(page);
  for (const secret of [handle, emailOf('member'), 'http']) expect(kept).not.toContain(secret);
  let again = 0;
  page.on('request', (request) => {
    if (request.url().includes('/oidc/federation/finish')) again += 1;
  });
  await page.goto(`/oauth?state=${handle}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Open menu/ })).toBeVisible();
  expect(again).toBe(0);
});

test('[SSO-02] [SIG-02] corporate login finds the company by the address, and its provider signs in', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Corporate Login' }).click();
  const field = page.getByLabel('Work Email');
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toBeDisabled();
  await field.fill('no address');
  await field.blur();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  for (const [address, sentence] of [
    ['x@initech.example', 'There is no corporate account associated with this email address.'],
    ['x@nowhere.example', 'There is no corporate account associated with this address.'],
    ['x@globex.example', /^Corporate login for this email address is not supported\./],
  ] as const) {
    await field.fill(address);
    await go.click();
    await expect(alert(page)).toHaveText(sentence);
  }
  await expect(page.getByRole('link', { name: 'Personal Login' })).toHaveAttribute('href', '/login');
  await field.fill('  anybody@ACME.example ');
  await go.click();
  await account(page, 'sso-only@acme.example').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/Selma/).first()).toBeVisible();
});

test('[RTE-05] [SSO-02] [SSO-09] corporate login leads to the page that was asked for, also after a failure and by the password page', async ({
  page,
}) => {
  await page.goto('/events?sort=past#latest');
  const wanted = `redirectPath=${encodeURIComponent('/events?sort=past#latest')}`;
  await expect(page).toHaveURL(`/login?${wanted}`);
  // every way from here and back keeps it
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`/reset-password?${wanted}`);
  // the address changes before the page does, and both pages ask for an e-mail address
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@acme.example');
  await page.getByRole('button', { name: 'Reset my password' }).click();
  await expect(page).toHaveURL(`/reset-password-confirmation?${wanted}`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/login?${wanted}`);
  await page.getByRole('link', { name: 'Corporate Login' }).click();
  await expect(page).toHaveURL(`/corp-login?${wanted}`);
  await page.getByRole('link', { name: 'Personal Login' }).click();
  await page.getByRole('link', { name: 'Corporate Login' }).click();
  const toAcme = async () => {
    await page.getByLabel('Work Email').fill('anybody@acme.example');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await toAcme();
  await account(page, 'nina@acme.example').click();
  await expect(alert(page)).toHaveText('Account not found. Please reach out to support.');
  await expect(page).toHaveURL(`/corp-login?${wanted}`);
  await toAcme();
  await account(page, 'sso-only@acme.example').click();
  await expect(page).toHaveURL('/events?sort=past#latest');
});

test('[RTE-05] [THR-06] corporate login leads to no other site', async ({ page }) => {
  await page.goto(`/corp-login?redirectPath=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('Work Email').fill('anybody@acme.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await account(page, 'sso-only@acme.example').click();
  await expect(page).toHaveURL('/');
});

test('[SSO-05] [SSO-09] [THR-19] a failure is shown once, where the sign-in began, and the next one runs at once', async ({
  page,
}) => {
  await page.goto('/corp-login');
  const toAcme = async () => {
    await page.getByLabel('Work Email').fill('anybody@acme.example');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await toAcme();
  await account(page, 'nina@acme.example').click();
  await expect(page).toHaveURL('/corp-login');
  await expect(alert(page)).toHaveText('Account not found. Please reach out to support.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Corporate Login' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(alert(page)).toHaveText('Could not log in. Please try again.');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await account(page, 'academy').click();
  await expect(page).toHaveURL('/');

  // another person on the same machine, in the same tab, within ten minutes
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await account(page, 'trial').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/Chidi/).first()).toBeVisible();
});

test("[SSO-03] a learning system's link leads through the company's sign-in to its page; a broken one says why", async ({
  page,
}) => {
  await page.goto('/__sandbox/lms');
  await page.getByRole('link', { name: 'Events' }).first().click();
  await account(page, 'bob@acme.example').click();
  await expect(page).toHaveURL('/events');
  await page.context().clearCookies();
  const broken = [
    ['/lms', null, 'LMS provider unset'],
    ['/lms?provider=acme-learn&redirectPath=%2F%2Felsewhere.example', null, 'LMS link misconfigured'],
    ['/lms?provider=nowhere', null, "LMS provider not found, can't direct request."],
    ['/lms?provider=globex-campus', null, "LMS provider misconfigured, can't direct request."],
    ['/lms?provider=x', { error: { code: '503' } }, "LMS provider unavailable, can't direct request."],
    [
      '/lms?provider=x',
      { authorizeUrl: 'http://[', redirectUrl: null, error: null },
      'System error preparing LMS login',
    ],
    ['/lms?provider=x', 'fault', 'System error looking up LMS provider'],
  ] as const;
  for (const [address, answer, sentence] of broken) {
    const json =
      answer === 'fault'
        ? { data: null, errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] }
        : { data: { lookupLMSProvider: { authorizeUrl: null, redirectUrl: null, ...answer } } };
    if (answer !== null) {
      await page.route('**/graphql', (route) =>
        // the request for the flags goes on
        /LookupLMS|b64options/.test(route.request().postData() ?? '') ? route.fulfill({ json }) : route.fallback(),
      );
    }
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(alert(page)).toHaveText(sentence);
    await page.unroute('**/graphql');
  }
});

/** Lets the time pass after which a page that only leads on gives up, and tries again. */
async function giveUpAndTryAgain(page: Page, answerAgain: () => Promise<void>): Promise<void> {
  await expect(page.getByText('Signing in')).toBeAttached();
  await haltTimers(page);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We can't reach /);
  // nothing is said of what only members have
  await expect(page.getByRole('main')).not.toContainText('what you watch');
  await answerAgain();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
}

test('[SSO-04] [SSO-07] [RTE-09] a return that is never answered says so, and tries the same return again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login?redirectPath=/events');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const path = '**/oidc/federation/finish';
  await page.route(path, () => new Promise(() => undefined));
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/finish'));
  await account(page, 'member').click();
  await giveUpAndTryAgain(page, async () => {
    // a request that is still held when the route ends goes on to the server, and uses up the return
    await givenUp;
    await page.unroute(path);
  });
  await expect(page).toHaveURL('/events');
});

test("[SSO-03] [RTE-09] a learning system's link that is never answered says so, and tries again", async ({ page }) => {
  await page.clock.install();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('b64options') === true ? new Promise(() => undefined) : route.fallback(),
  );
  await page.goto('/lms?provider=acme-learn&redirectPath=/events');
  await giveUpAndTryAgain(page, () => page.unroute('**/graphql'));
  await account(page, 'bob@acme.example').click();
  await expect(page).toHaveURL('/events');
});
