import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { postmasterOf, withDatabase } from '@atrium/server/start/program.fixture.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openChromium } from './openChromium.ts';
import type { InteropCheck } from './programs.ts';

const who = ['member', 'academy', 'planner', 'archive', 'trial'];
const browsers = 10;
const tabsEach = 5;
/** Milliseconds that every page may take longer after the return of the database than it takes without a restart. */
const soon = 5_000;
const timeLimit = 60_000;

/**
 * 50 pages in Chromium, five tabs in each of ten browsers, outlive a restart of the database: while it is away half of
 * them are loaded again and half follow a link, and afterwards all are signed in and show their page (THR-18). The same
 * is done before with the database there, because 50 pages at once keep a machine busy for seconds.
 */
export const openPages: InteropCheck = {
  name: 'Chromium keeps 50 open pages signed in while PostgreSQL restarts',
  debianPackages: [],
  isInstalled: 'true',
  run: async (product) => {
    const directory = path.resolve(product.env['DATA_DIR'] ?? '');
    const browser = await openChromium();
    try {
      const pages = await openAll(browser, product.origin);
      const usual = await useAll(pages);
      const postmaster = await postmasterOf(directory);
      process.kill(postmaster, 'SIGINT');
      await until('the loss is noticed', async () => (await fetch(`${product.origin}/readyz`)).status === 503);
      const used = Promise.all(pages.map((page, at) => use(page, at)));
      await until('the database is back', () => answers(directory));
      const backAt = performance.now();
      await used;
      const wholeAfter = await Promise.all(pages.map((page) => untilWhole(page, backAt)));
      console.log(
        `  all pages whole ${inSeconds(Math.max(...wholeAfter))} after the database, ${inSeconds(usual)} without a restart`,
      );
      const late = wholeAfter.filter((after) => after > usual + soon).length;
      const signedOut = pages.filter((page) => new URL(page.url()).pathname === '/login').length;
      return [
        ...(signedOut > 0 ? [`${String(signedOut)} of ${String(pages.length)} pages were signed out`] : []),
        ...(late > 0
          ? [`${String(late)} pages were whole more than ${inSeconds(soon)} later than without a restart`]
          : []),
      ];
    } finally {
      await browser.close();
    }
  },
};

async function openAll(browser: Browser, origin: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let at = 0; at < browsers; at += 1) {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
    await signIn(context, persona(who[at % who.length] ?? '').email);
    for (let tab = 0; tab < tabsEach; tab += 1) {
      const page = await context.newPage();
      await page.goto('/drops');
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: timeLimit });
      pages.push(page);
    }
  }
  return pages;
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: timeLimit });
  await page.close();
}

/** What somebody does who does not know that the database is away. */
async function use(page: Page, at: number): Promise<void> {
  if (at % 2 === 0) await page.reload({ waitUntil: 'commit' });
  else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
}

/** Uses all pages at once, and returns after how many milliseconds the last one is whole; then all are back. */
async function useAll(pages: readonly Page[]): Promise<number> {
  const begun = performance.now();
  const after = await Promise.all(
    pages.map(async (page, at) => {
      await use(page, at);
      return untilWhole(page, begun);
    }),
  );
  await Promise.all(pages.map((page) => page.goto('/drops')));
  await Promise.all(pages.map((page) => untilWhole(page, begun)));
  return Math.max(...after);
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Waits until the page shows what it should, trying again where it offers that; returns when, after `since`. */
async function untilWhole(page: Page, since: number): Promise<number> {
  const retry = page.getByRole('button', { name: /try again/i });
  const menu = page.getByRole('button', { name: /^Open menu/ });
  const heading = page.getByRole('heading', { level: 1 }).first();
  await until(`${page.url()} is whole`, async () => {
    if (new URL(page.url()).pathname === '/login') return true;
    if (await retry.isVisible()) {
      await retry.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    }
    return (await menu.isVisible()) && (await heading.isVisible());
  });
  return performance.now() - since;
}

const answers = (directory: string): Promise<boolean> =>
  withDatabase(directory, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeLimit;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${String(timeLimit / 1000)} s: ${what}`);
    await wait(20);
  }
}
