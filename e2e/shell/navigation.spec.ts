import { persona } from '@atrium/content/people.ts';
import type { Page } from '@playwright/test';
import { stopTimers } from '../journey/clock.ts';
import { collectedBy } from '../journey/collected.ts';
import { demoPassword, emailOf, signInCookies } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^Open menu/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Member menu' });

async function entriesOf(page: Page): Promise<string[]> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  const texts = await menu(page).getByRole('navigation').getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.trim());
}

/** Persona, the tabs of the bar, the entries of the side menu; every other kind of account is a call test. */
const bars = [
  [
    'employee',
    'Home Courses Certificates Resources',
    'Saved Courses|My Notes|Member Directory|Crash Courses|Edit Profile|Manage Account|Business Course Archive|Companies|Insights|Events|Course Portfolio|My Sessions|Studio|Logout',
  ],
  ['alumni', '', 'My Notes|Manage Account|Logout'],
  ['limited', 'Mini-MBAs Courses Certificates Resources', 'Saved Courses|My Notes|Manage Account|Logout'],
  ['limited-crash', 'Courses Certificates Crash Courses Resources', 'Saved Courses|My Notes|Manage Account|Logout'],
] as const;

test('[ACC-19] [NAV-01] [NAV-04] [NAV-07] the bar and the side menu show what is for the account: standard navigation, limited exclusive, crash courses with a subscription', async ({
  another,
}) => {
  test.slow();
  for (const [who, bar, entries] of bars) {
    const page = await another(who, '/account-settings');
    await expect(menuButton(page)).toBeVisible();
    const names = async () =>
      (await tabs(page).getByRole('listitem').allInnerTexts()).map((text) => text.trim()).join(' ');
    await expect.poll(names, { message: who }).toBe(bar);
    expect((await entriesOf(page)).join('|'), who).toBe(entries);
    await page.context().close();
  }
});

test('[NAV-02] [NAV-04] an entitlement renames and hides tabs; hidden profiles hide the directory', async ({
  enter,
}) => {
  const page = await enter('gil@globex.example', '/drops');
  await expect(tabs(page).getByRole('listitem').filter({ hasText: 'Programs' })).toBeVisible();
  await expect(tabs(page).getByText(/Certificates|Resources/)).toHaveCount(0);
  const entries = await entriesOf(page);
  expect(entries).not.toContain('Member Directory');
  expect(entries).not.toContain('Resources');
  expect(entries).toContain('Insights Hub');
});

test('[NAV-01] [NAV-05] below 834 px the bar gives way to a drawer 385 px wide with the same links', async ({
  enter,
}) => {
  const page = await enter('employee', '/drops');
  await page.setViewportSize({ width: 834, height: 900 });
  await expect(tabs(page)).toBeVisible();
  await page.setViewportSize({ width: 833, height: 900 });
  await expect(tabs(page)).toBeHidden();
  const entries = await entriesOf(page);
  expect(entries.slice(0, 4)).toEqual(['Home', 'Courses', 'Certificates', 'Resources']);
  expect(entries).toContain('Edit Profile');
  expect(new Set(entries).size).toBe(entries.length);
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(385);
  await expect(menu(page).getByText(emailOf('employee'))).toBeVisible();
  await expect(menu(page).getByText(persona('employee').memberId, { exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  await expect(menu(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NAV-05] the drawer traps the focus, closes with Escape and returns the focus', async ({ enter }) => {
    const page = await enter('member', '/drops');
    await menuButton(page).click();
    await expect(menu(page).getByText(emailOf('member'))).toBeVisible();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('[NAV-06] a customer’s logo replaces ours, until sign-out', async ({ enter, context }) => {
  const page = await enter('gil@globex.example', '/drops');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Globex' });
  await expect(logo).toHaveAttribute('src', '/files/art/logo/globex.svg');
  // the picture may still be loading
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('navLogoUrl'))).toBeNull();
  await expect(page.getByRole('link', { name: 'Atrium' }).first()).toBeVisible();
  await expect.poll(() => signInCookies(context)).toEqual([]);
});

test('[NAV-08] the footer, in a row from 730 px on and in a column below', async ({ enter }) => {
  const page = await enter('member', '/drops');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${String(new Date().getFullYear())} Atrium`);
  const terms = footer.getByRole('link', { name: 'Terms & Conditions' });
  const help = footer.getByRole('link', { name: 'Help Center' });
  for (const link of [terms, help]) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
  }
  await expect(footer.getByRole('link', { name: 'Atrium' })).toHaveAttribute('href', '/');
  const inOneRow = async () => (await terms.boundingBox())?.y === (await help.boundingBox())?.y;
  await page.setViewportSize({ width: 730, height: 900 });
  await expect.poll(inOneRow).toBe(true);
  await page.setViewportSize({ width: 729, height: 900 });
  await expect.poll(inOneRow).toBe(false);
});

test('[NAV-09] the page is at most 1216 px wide, a dialog at most 900', async ({ enter }) => {
  const page = await enter('member');
  await page.setViewportSize({ width: 2200, height: 1200 });
  await page.goto('/courses');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const width = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main article')].map((element) => element.getBoundingClientRect());
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    });
  await expect.poll(width).toBeGreaterThan(1100);
  expect(await width()).toBeLessThanOrEqual(1216);
  await page.goto('/courses/ai-leaders');
  await page.getByRole('button', { name: /^(Play trailer|Watch lesson 1), / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(900);
});

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('[NAV-11] numbers and dates are those of en-US', async ({ enter }) => {
    const page = await enter('member', '/courses/ai-leaders');
    await expect(page.getByText(/^\d{1,3},\d{3} ratings$/)).toBeVisible();
    await expect(page.getByText(/Rated 4\.8 out of 5/).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}/);
  });
});

test('[NAV-12] a toast closes after five seconds, and stays while hovered', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  await stopTimers(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toContainText(/^Saved /);
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(0);
});

test('[NAV-05] a toast leaves the close button of the drawer free', async ({ enter }) => {
  const page = await enter('limited-over', '/courses');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organization');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toContainText('This page belongs to company accounts.');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Close', exact: true }).click({ timeout: 5_000 });
  await expect(menu(page)).toHaveCount(0);
  await expect(toast).toBeVisible();
});

test('[ACC-02] why a limited member was sent home is said once, and not again after a reload', async ({ enter }) => {
  const page = await enter('limited-over', '/courses');
  await page.goto('/organization');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toContainText('This page belongs to company accounts.');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // without the address that the toast is about, the home page has nothing to say
  await expect.poll(() => page.evaluate(() => (history.state as { from?: string }).from)).toBeUndefined();
  await expect(toast).toHaveCount(0);
});

test('the color scheme is remembered and applied before the first paint', async ({ enter }) => {
  const page = await enter('member', '/drops');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(scheme).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(scheme).toHaveAttribute('data-color-scheme', 'light');
});

test('a navigation focuses the heading and sets the title', async ({ enter }) => {
  const page = await enter('member', '/drops');
  await expect(page).toHaveTitle('Drops Page · Atrium');
  await tabs(page).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeFocused();
  await expect(page).toHaveTitle('Courses · Atrium');
  await page.goto('/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[API-04] a sign-in, a call to action and the signed-in member are collected, and nothing when the browser objects', async ({
  page,
  another,
}) => {
  const collected = await collectedBy(page);
  await page.goto('/login?redirectPath=/courses');
  await page.getByLabel('Email').fill(emailOf('limited'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'ENROLL NOW', exact: true }).first().click();
  await expect
    .poll(collected)
    .toEqual([
      ['Signed In', { method: 'password' }],
      ['identify'],
      ['CTA Clicked', { cta: 'ENROLL NOW', to: '/upgrade' }],
    ]);
  const objecting = await another('limited', '/courses');
  await objecting.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  let sent = 0;
  objecting.on('request', (request) => {
    if (request.url().endsWith('/collect')) sent += 1;
  });
  await objecting.goto('/courses');
  await objecting.getByRole('link', { name: 'ENROLL NOW', exact: true }).first().click();
  await objecting.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(objecting).toHaveURL(/\/upgrade$/);
  expect(sent).toBe(0);
});
