import { mutatedAddress } from '@atrium/domain/access/mutatedAddress.fixture.ts';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { allRoutes } from '@atrium/domain/access/studioRoutes.ts';
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { withoutPageData } from '../journey/pageData.ts';
import { demoPassword, emailOf, signIn, signInCookies } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';
import { answer, countRefreshes, expireTokens } from '../journey/tokens.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome', exact: true });

async function fillIn(page: Page, persona: string, secret = demoPassword): Promise<void> {
  await email(page).fill(emailOf(persona));
  await password(page).fill(secret);
  await submit(page).click();
}

/** The address of a route with every parameter filled in. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'some-id');

const cookieNamed = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

test('[SIG-01] the sign-in page has every sign-in method, help, terms and the agreement', async ({ page }) => {
  await page.goto('/login');
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByText('OR', { exact: true })).toBeVisible();
  await expect(email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password');
  await expect(page.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Corporate Login' })).toHaveAttribute('href', '/corp-login');
  await expect(page.getByText(/By signing in you agree/)).toBeVisible();
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  await page.goBack();
  await page.getByRole('link', { name: 'Customer Support' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
});

test('[SIG-01] [NAV-08] an academy with another name, without help center or terms: no dead links', async ({
  page,
}) => {
  const told = {
    'application-name': 'Söhne &amp; Co',
    'support-email': 'help+desk@a.example',
    'help-url': '',
    'terms-url': '',
    'google-sign-in': '',
  };
  await page.route(/\/(login|pathway\/some-pass)$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(told)) {
      body = body.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${value}`);
    }
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Customer Support' })).toHaveAttribute(
    'href',
    'mailto:help%2Bdesk@a.example',
  );
  await expect(page).toHaveTitle('Sign In · Söhne & Co');
  await expect(page.getByText('Terms')).toHaveCount(0);
  // a way to sign in that is not configured is not offered
  await expect(page.getByText(/Google/)).toHaveCount(0);
  await page.goto('/pathway/some-pass');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Söhne & Co');
  await expect(footer.getByRole('link')).toHaveText(['Contact support', 'Söhne & Co']);
  await expect(page.getByText('Atrium')).toHaveCount(0);
});

test('[SIG-06] a member is sent from the page of a forgotten password to the account page, where it is changed', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', 'member');
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/account-settings');
  // a mail to another address, such as an invitation, still opens it
  await page.goto('/reset-password?email=somebody%40acme.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
});

test('[SIG-02] nothing is sent until the e-mail address is valid; it is trimmed', async ({ page }) => {
  await page.goto('/login');
  await expect(submit(page)).toBeDisabled();
  await email(page).fill('maya at home');
  await password(page).fill(demoPassword);
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(submit(page)).toBeDisabled();
  await email(page).fill(`   ${emailOf('member')}  `);
  await expect(page.getByText('Invalid email address.')).toBeHidden();
  await expect(submit(page)).toBeEnabled();
  const sent = page.waitForRequest('**/oidc/challenge');
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: emailOf('member') });
  await expect(page).toHaveURL('/');
});

for (const [path, field, link, leads] of [
  ['/login', 'Email', 'Forgot your password?', '/reset-password'],
  ['/login', 'Email', 'Corporate Login', '/corp-login'],
  ['/signup', 'Email', 'Sign In', '/login'],
  ['/reset-password-confirmation?email=nobody%40demo.example', 'New password', 'Cancel', '/login'],
] as const) {
  test(`[SIG-02] a half-typed field takes no press away from '${link}' of ${path}`, async ({ page }) => {
    await page.goto(path);
    const typed = page.getByLabel(field, { exact: true });
    await typed.fill('maya');
    // a finger or a button of the mouse is down for a while, and the field is left meanwhile
    await page.getByRole('link', { name: link, exact: true }).click({ delay: 100 });
    await expect(page).toHaveURL(leads);
  });
}

test('[SIG-02] a press beside the field says what is wrong with it', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill('maya');
  await page.getByRole('heading', { level: 1 }).click({ delay: 100 });
  await expect(page.getByText('Invalid email address.')).toBeVisible();
});

for (const [how, blockLogin, headline, description] of [
  ['its own words', true, 'Sorry.', 'We are experiencing a system outage. Please try again later.'],
  ["the flag's words", { headline: 'Back at noon', description: 'We move house.' }, 'Back at noon', 'We move house.'],
] as const) {
  test(`[SIG-04] while sign-in is switched off every page that leads in says so in ${how}, without a form`, async ({
    page,
    context,
  }) => {
    await withoutPageData(context);
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: { getFeatureFlags: { values: { blockLogin } } } } }),
    );
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
    for (const other of ['/corp-login', '/signup', '/set-password?email=a%40demo.example&tac=none']) {
      await page.goto(other);
      await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  });
}

test('[SIG-03] wrong credentials show a message and reset the form', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, 'member', 'Not-the-one-1!');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  await expect(email(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  await expect(email(page)).toBeFocused();
  await email(page).fill('nobody@demo.example');
  await password(page).fill(demoPassword);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
});

test('[SIG-03] a member of single sign-on only is told so, but only after the right password, and is led to the corporate login', async ({
  page,
}) => {
  await page.goto('/login');
  await fillIn(page, 'sso-only@acme.example');
  await expect(page.getByRole('alert')).toHaveText('Login is not enabled for this account.');
  await page.getByRole('link', { name: 'Use Corporate Login' }).click();
  await expect(page).toHaveURL('/corp-login');
  await expect(page.getByLabel('Work Email')).toHaveValue('sso-only@acme.example');
  await page.goBack();
  await fillIn(page, 'sso-only@acme.example', 'Not-the-one-1!');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  await expect(page.getByRole('link', { name: 'Use Corporate Login' })).toHaveCount(0);
});

test('[SIG-06] signed-in members are redirected from the sign-in pages', async ({ enter }) => {
  const page = await enter('member');
  for (const path of ['/login', '/signup', '/corp-login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/login?redirectPath=%2Fdrops%3Fa%3D1');
  await expect(page).toHaveURL('/drops?a=1');
  // outside of Latin-1, not assigned to any character, and an emoji
  for (const query of ['日本', '\u0378', '🧿']) {
    await page.goto(`/login?redirectPath=${encodeURIComponent(`/courses?q=${query}`)}`);
    await expect(page).toHaveURL((url) => url.pathname === '/courses' && url.searchParams.get('q') === query);
  }
});

test('[SIG-06] members whose plan has ended land on the resubscribe page', async ({ enter }) => {
  const page = await enter('posttrial', '/login');
  await expect(page).toHaveURL('/resubscribe');
});

test('[RTE-04] a visitor at a protected page goes to the sign-in page that the address asks for', async ({ page }) => {
  const redirects = {
    '/courses?invite=WELCOME30': '/invite-registration/WELCOME30',
    '/courses?preview=WELCOME30': '/preview/WELCOME30',
    '/courses?t=AI&gotoSignup=1': '/signup?redirectPath=%2Fcourses%3Ft%3DAI',
    '/courses?t=AI': '/login?redirectPath=%2Fcourses%3Ft%3DAI',
    '/': '/login?redirectPath=%2F',
  };
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname === to.split('?')[0] && sameQuery(url, to));
  }
});

function sameQuery(url: URL, to: string): boolean {
  const wanted = new URL(to, url).searchParams;
  return [...url.searchParams].join() === [...wanted].join();
}

const dismissals = ['hideMembersBanner', 'hideVotingBanner'];

test('[RTE-05] after sign-in the requested page opens with its query and hash, and dismissed banners show again', async ({
  page,
}) => {
  await page.goto('/drops?a=1&b=x%20y#below');
  await expect(welcome(page)).toBeVisible();
  // banners that somebody else dismissed on this machine
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'true');
  }, dismissals);
  await fillIn(page, 'member');
  await expect(page).toHaveURL('/drops?a=1&b=x%20y#below');
  await expect(page.getByRole('heading', { level: 1, name: 'Drops Page' })).toBeVisible();
  expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), dismissals)).toEqual([
    null,
    null,
  ]);
});

test('[RTE-07] a visitor sees the pages before sign-in and is asked to sign in at every other', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await expect(welcome(page)).toBeVisible();
  for (const { path, ...route } of allRoutes) {
    const address = addressOf(path);
    if (route.public) {
      // a page that a mail leads to opens with its link
      const link = path === '/set-password' ? '?email=a%40demo.example&tac=none' : '';
      await page.goto(address + link, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // what returns from nowhere, or from a learning system without a link, is sent to sign in
      expect(new URL(page.url()).pathname).toBe(['/oauth', '/lms'].includes(path) ? '/login' : address);
    } else {
      // a client-side navigation is checked by the same guard as a page load, and is faster
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === '/login' && searchParams.get('redirectPath') === address,
      );
    }
  }
});

test('[SES-01] four cookies with their lifetimes; scripts cannot read the tokens', async ({ page, context }) => {
  await page.goto('/login');
  await fillIn(page, 'member');
  await expect(page).toHaveURL('/');
  const now = Date.now() / 1000;
  for (const name of ['__Host-atrium-refresh', '__Host-atrium-id']) {
    const cookie = await cookieNamed(context, name);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - now) / 86_400)).toBe(31);
  }
  for (const name of ['atrium-user', 'atrium-audience']) {
    const cookie = await cookieNamed(context, name);
    expect(cookie).toMatchObject({ httpOnly: false, secure: true, sameSite: 'Lax', path: '/' });
    // browsers limit cookie lifetimes to 400 days
    expect(Math.round(((cookie?.expires ?? 0) - now) / 86_400)).toBeGreaterThanOrEqual(399);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host');
});

test('[SES-02] an expired token is refreshed and the failed request is retried', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refreshes = countRefreshes(context);
  await expireTokens(context);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('[SES-03] a failed refresh signs out and opens the sign-in page', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies({ name: '__Host-atrium-refresh' });
  await expireTokens(context);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await signInCookies(context)).toEqual([]);
});

test('[SES-03] [SES-07] [SES-08] an answer of 401 signs out and says so, in every tab, with nothing of the person left', async ({
  enter,
  context,
}) => {
  const page = await enter('member', '/drops');
  const other = await context.newPage();
  await other.goto('/drops');
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  // as the answers of a survey, which each tab keeps for itself
  for (const tab of [page, other])
    await tab.evaluate(() => {
      sessionStorage.setItem('surveyDraft', '{"company":"Maya & Co"}');
    });
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ message: 'Unauthorized' }] } }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL((url) => url.pathname === '/login');
    await expect(tab.getByText('Your sign-in has expired or was ended elsewhere.')).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('surveyDraft'))).toBeNull();
  }
});

test('[SES-03] a page that gets a 401 while opening redirects to the sign-in page', async ({ enter, context }) => {
  const page = await enter('member');
  await withoutPageData(context);
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ message: 'Unauthorized' }] } }),
  );
  await page.goto('/drops');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await expect(page.getByText('Oh snap!')).toHaveCount(0);
});

test('[SES-08] whose sign-in was ended elsewhere reads why, once, and goes on where they were; a logout says nothing', async ({
  another,
  memberWith,
}) => {
  const who = await memberWith({ areas: ['ai-academy'] });
  const page = await another(who, '/courses?t=AI');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible();
  const elsewhere = await another(who, '/account-settings');
  await elsewhere.getByRole('button', { name: 'Log out everywhere else' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(elsewhere.getByText("You're not signed in anywhere else.")).toBeVisible();
  const why = page.getByText('Your sign-in has expired or was ended elsewhere.');
  await page.reload();
  await expect(why).toBeVisible();
  await expect(page).toHaveURL('/login?redirectPath=%2Fcourses%3Ft%3DAI');
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await expect(why).toHaveCount(0);
  await fillIn(page, who);
  await expect(page).toHaveURL('/courses?t=AI');

  await elsewhere.getByRole('button', { name: /^Open menu/ }).click();
  await elsewhere.getByRole('button', { name: 'Logout' }).click();
  await expect(welcome(elsewhere)).toBeVisible();
  await expect(elsewhere.getByText('Your sign-in has expired')).toHaveCount(0);
});

test('[SES-04] an answer without a member signs out; a server error is retried', async ({ enter, context }) => {
  const page = await enter('member');
  await withoutPageData(context);
  let faults = 2;
  await context.route('**/graphql', (route) => {
    faults -= 1;
    return faults >= 0 ? route.fulfill({ status: 502, body: 'bad gateway' }) : route.fallback();
  });
  await page.goto('/drops');
  await expect(page.getByRole('heading', { level: 1, name: 'Drops Page' })).toBeVisible();
  await context.unroute('**/graphql');
  await context.route('**/graphql', (route) => answer(route, 'noMember'));
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

/** What the product and its router store; the other names of access.md §3 belong to sign-in by other providers. */
const storedNames = [
  'atrium-color-scheme',
  'hideVotingBanner',
  'navLogoUrl',
  'pathHistory',
  'sessionContainerKeys',
  'tsr-scroll-restoration-v1_3',
  'votingLink',
];

/** Everything in local and session storage, by name. */
const storedBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((store) => Object.entries<string>(store))),
  );

test('[SES-05] [SES-07] [NAV-06] [THR-22] signing out ends the sign-in on the server and removes local data', async ({
  enter,
  context,
  request,
  baseURL,
}) => {
  const page = await enter('gil@globex.example', '/drops');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Globex' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('navLogoUrl'))).toBe('/files/art/logo/globex.svg');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Close' }).click();
  await page.goto('/courses/session/ai-leaders-2');
  await page.locator('summary', { hasText: 'Week 1' }).click();
  await expect.poll(async () => Object.keys(await storedBy(page)).toSorted()).toEqual(storedNames);
  for (const [name, value] of Object.entries(await storedBy(page))) {
    // the logo is named by its path on our own server, and so are the last pages
    const paths = { navLogoUrl: /^\/files\/[\w/.-]+$/, pathHistory: /^\[[\w/",-]+\]$/ }[name];
    expect(value, name).toMatch(paths ?? /^[\w{}":,-]+$/);
  }
  await page.getByRole('button', { name: /^Open menu/ }).click();
  const refresh = await cookieNamed(context, '__Host-atrium-refresh');
  await page.evaluate(() => Object.assign(window, { ofTheOneWhoLeft: true }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  // a full page load: no fetched data remains in memory
  expect(await page.evaluate(() => 'ofTheOneWhoLeft' in window)).toBe(false);
  expect(await signInCookies(context)).toEqual([]);
  // a preference of the browser, and the router's scroll offsets by random keys
  const left = Object.keys(await storedBy(page)).filter((name) => !name.startsWith('tsr-scroll-restoration'));
  expect(left).toEqual(['atrium-color-scheme']);
  // a stolen copy of the token is useless
  const tried = await request.post('/oidc/token', {
    headers: { origin: baseURL ?? '', cookie: `__Host-atrium-refresh=${refresh?.value ?? ''}` },
    form: { grant_type: 'refresh_token', client_id: 'atrium-web', redirect_uri: `${baseURL ?? ''}/oauth` },
  });
  expect(refresh?.value.length).toBeGreaterThan(20);
  expect(tried.status()).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL('/login?redirectPath=%2Fcourses');
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText('Globex')).toHaveCount(0);
});

test('[THR-22] a page restored from the back/forward cache reloads after a sign-out', async ({ enter, context }) => {
  const page = await enter('member', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const broughtBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await broughtBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maya/);
  await context.clearCookies();
  await broughtBack();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await expect(page.getByText('Maya')).toHaveCount(0);
});

test('[THR-22] [SES-02] a tab that missed the sign-in of another person becomes theirs at its next refresh', async ({
  enter,
  context,
  baseURL,
}) => {
  const page = await enter('member', '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maya/);
  await page.evaluate(() => {
    sessionStorage.setItem('surveyDraft', '{"company":"Maya & Co"}');
  });
  // no tab of this browser says so
  await signIn(context, baseURL ?? '', 'academy');
  await expireTokens(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.headers()['authorization'] ?? '');
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await loaded;
  const asMaya = new Set(sent);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Maya/);
  expect(asMaya.size).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('surveyDraft'))).toBeNull();
});

for (const how of ['offline', 'with the server gone'] as const) {
  test(`[SES-05] leaving ${how} ends at a page that says so, with nothing of the person left, and leads to the sign-in page`, async ({
    enter,
    context,
  }) => {
    const page = await enter('member', '/');
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    // as what somebody has typed, or opened, is kept
    await page.evaluate(() => {
      localStorage.setItem('formDrafts', '{"first-name":"Maya"}');
      sessionStorage.setItem('surveyDraft', '{"company":"Maya & Co"}');
    });
    let isGone = how === 'with the server gone';
    if (isGone) {
      await context.route(/\/(livez|graphql|oidc)/, (route) => (isGone ? route.abort() : route.fallback()));
    } else await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're signed out");
    await expect(page.getByText('Maya')).toHaveCount(0);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    // neither the router's places in pages nor the color scheme say who was here
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !key.startsWith('tsr-') && key !== 'atrium-color-scheme')).toEqual([]);
    isGone = false;
    await context.setOffline(false);
    // the browser reports that it is online again, and the page retries; a restarted server is noticed by pressing the
    // button, unless the page, which asks every ten seconds, has noticed it before
    if (how !== 'offline') await page.getByRole('button', { name: 'Try again' }).or(welcome(page)).click();
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
}

test('[THR-04] no token is readable by scripts', async ({ page, context }) => {
  await page.goto('/login');
  await fillIn(page, 'member');
  await expect(page).toHaveURL('/');
  await page.goto('/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  const readable = await page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].map((store) => Object.entries(store));
    const stores: unknown[] = [document.cookie, ...stored, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(name));
        };
      });
      for (const store of db.objectStoreNames) {
        stores.push(
          await new Promise((resolve) => {
            const reading = db.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => {
              resolve(reading.result);
            };
          }),
        );
      }
      db.close();
    }
    return JSON.stringify(stores);
  });
  expect(readable).toContain('atrium-user');
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]*/);
  const secrets = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  expect(secrets).toHaveLength(3);
  for (const secret of secrets) expect(readable).not.toContain(secret);
});

/** Foreign addresses that look like ours; the first six are one of each kind. */
function dressedAs(own: string): string[] {
  const evil = 'evil.example';
  return [
    `https://${evil}`,
    `//${evil}`,
    `/\\${evil}`,
    `/\t/${evil}`,
    `javascript:alert(document.domain)`,
    `${own}.${evil}/`,
    `///${evil}`,
    `\\\\${evil}`,
    `/\n/${evil}`,
    ` //${evil}`,
    `/%2f%2f${evil}`,
    `/%5c${evil}`,
    `/.//${evil}`,
    `/..//${evil}`,
    `/%2e%2e//${evil}`,
    `//${evil}/%2f..`,
    `https:${evil}`,
    `data:text/html,<script>alert(1)</script>`,
    `${own}@${evil}/`,
    `/\u200b/${evil}`,
    `/\u2028/${evil}`,
    `http:///${evil}`,
    `/;@${evil}`,
    `/@${evil}`,
  ];
}

test('[THR-06] no redirect path leads to another site, however it is disguised', async ({
  enter,
  context,
  baseURL,
}) => {
  test.slow();
  // one of each kind; the next test compares all of them with how Chromium parses an address
  const dressed = dressedAs(baseURL ?? '').slice(0, 6);
  const page = await enter('member');
  const left: string[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  for (const target of dressed) {
    const given = encodeURIComponent(target);
    await page.goto(`/login?redirectPath=${given}&redirectUrl=${given}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL((url) => url.origin === baseURL && url.pathname !== '/login');
    // a page that is still loading could meet the next navigation
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(left).toEqual([]);
});

test('[THR-06] of 50,000 mutated addresses we follow none that Chromium resolves to another site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login');
  const own = baseURL ?? '';
  const inputs = [...dressedAs(own), ...fc.sample(mutatedAddress(own), { numRuns: 50_000, seed: 6 })];
  const followed = [...new Set(inputs.flatMap((input) => safeRedirectPath(input, own) ?? []))];
  expect(followed.length).toBeGreaterThan(2_000);
  const read = await page.evaluate((paths) => {
    const link = document.createElement('a');
    const originOf = (address: string): string => {
      link.href = address;
      return link.origin;
    };
    return paths.filter((path) => {
      const first = originOf(path);
      // a router that parses the path a second time must not find a host in it either
      return first !== location.origin || originOf(link.pathname) !== location.origin;
    });
  }, followed);
  expect(read).toEqual([]);
  // checks that the test would have detected a foreign origin
  const elsewhere = await page.evaluate(
    (addresses) => addresses.filter((address) => new URL(address, location.href).origin !== location.origin).length,
    inputs.filter((input) => input.startsWith('//')).filter((input) => URL.canParse(input, own)),
  );
  expect(elsewhere).toBeGreaterThan(100);
});

test('[THR-06] signing in by the form leads to no other site, whatever kind of address was asked for', async ({
  page,
  context,
  baseURL,
}) => {
  const left: string[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  // by path, by scheme, as a script, and with what a URL parser drops or turns
  for (const address of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\\evil',
  ]) {
    await context.clearCookies();
    await page.goto(`/login?redirectPath=${encodeURIComponent(address)}`);
    await fillIn(page, 'member');
    await expect(page, address).toHaveURL('/');
  }
  expect(left).toEqual([]);
});

test('[THR-17] [SES-02] five tabs with an expired token send one refresh, and stay signed in', async ({
  enter,
  context,
}) => {
  const first = await enter('member');
  const tabs = [first, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  await Promise.all(tabs.map((tab) => tab.goto('/drops')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const refreshes = countRefreshes(context);
  await expireTokens(context);
  await Promise.all(
    tabs.map((tab) => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click()),
  );
  for (const tab of tabs) await expect(tab.getByRole('article').first()).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('[THR-18] a server error does not sign out, and the page offers a retry', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.install();
  await context.route('**/graphql', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'request-4711' },
      json: { errors: [{ message: 'fault' }] },
    }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  const retry = page.getByRole('button', { name: /try again/i });
  // it retries a few times before it shows the error
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(retry).toBeVisible({ timeout: 100 });
  }).toPass();
  // the request id, for support
  await expect(page.getByText('Request request-4711.')).toBeVisible();
  await expect(page).toHaveURL('/courses');
  expect(await cookieNamed(context, '__Host-atrium-refresh')).toBeDefined();
  await context.unroute('**/graphql');
  await page.clock.resume();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
