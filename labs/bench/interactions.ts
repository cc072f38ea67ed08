import { chromium, type Locator, type Page } from '@playwright/test';
import { median } from './cpu.ts';
import { signInByForm } from './signInByForm.ts';

/** How long presses took until the browser showed what follows from them, in milliseconds. */
export interface Interactions {
  readonly name: string;
  readonly median: number;
  readonly most: number;
  readonly count: number;
}

const asRoot = process.getuid?.() === 0;
/** The CPU of a phone is this many times slower. */
const slower = 4;

/** Opens a page as a persona of the demo, and leaves it to `use`, which is given how long presses took. */
async function openAs<T>(
  executablePath: string,
  address: URL,
  name: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  await using browser = await chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signInByForm(page, address.origin, name);
  await page.goto(address.href, { waitUntil: 'networkidle' });
  return await use(page);
}

/**
 * Presses filters and types into the search of the catalogue as on a phone's CPU, by the browser's own event timing:
 * what counts as Interaction to Next Paint. `pages`: how often the list is scrolled to its end before.
 */
export function measureCatalogue(
  executablePath: string,
  origin: string,
  pages: number,
): Promise<readonly Interactions[]> {
  return openAs(executablePath, new URL('/courses', origin), 'member', (page) => pressCatalogue(page, pages));
}

/** Types into the search of the member directory, in the same way, and goes to its next pages. */
export function measureDirectory(executablePath: string, origin: string): Promise<readonly Interactions[]> {
  return openAs(executablePath, new URL('/member-directory', origin), 'member', async (page) => {
    await page.getByRole('list', { name: 'Members' }).waitFor();
    await slowDown(page);
    const search = page.getByRole('searchbox', { name: 'Search by Name or Job Title' });
    const letters = await typeInto(page, search, 'manager');
    await search.fill('');
    await settle(page, 1_500);
    await takeDurations(page);
    const next = page.getByRole('navigation', { name: 'Members' }).getByRole('button', { name: 'Next' });
    for (let at = 0; at < 4 && (await next.isEnabled()); at += 1) {
      await next.click();
      await settle(page);
    }
    return [summary('a letter of the directory', letters), summary('a page', await takeDurations(page))];
  });
}

/** The same in the table of a company's people: letters of its search, the search itself, orders and pages. */
export function measurePeople(executablePath: string, origin: string): Promise<readonly Interactions[]> {
  return openAs(executablePath, new URL('/organization', origin), 'ann@acme.example', async (page) => {
    const table = page.getByRole('table', { name: 'Employees' });
    await table.waitFor();
    await slowDown(page);
    const search = page.getByRole('searchbox', { name: 'Search by name or email' });
    const letters = await typeInto(page, search, 'example');
    const found: number[] = [];
    for (const text of ['a', 'an', 'world', '']) {
      await search.fill(text);
      await takeDurations(page);
      await search.press('Enter');
      await settle(page);
      found.push(...(await takeDurations(page)));
    }
    for (const column of ['Name', 'Videos watched', 'Hours', 'Name']) {
      await table.getByRole('button', { name: column }).first().click();
      await settle(page);
    }
    return [
      summary('a letter of the people', letters),
      summary('a search', found),
      summary('an order', await takeDurations(page)),
    ];
  });
}

async function pressCatalogue(page: Page, pages: number): Promise<readonly Interactions[]> {
  const cards = page.getByRole('main').getByRole('article');
  const more = page.getByRole('button', { name: 'Show more courses' });
  for (let at = 0; at < pages && (await more.count()) > 0; at += 1) {
    const before = await cards.count();
    await more.scrollIntoViewIfNeeded();
    await page.waitForFunction((shown) => document.querySelectorAll('main article').length > shown, before);
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await slowDown(page);
  const type = page.getByRole('group', { name: 'Type', exact: true });
  for (const name of [
    'Sprints',
    'Workshops',
    'All',
    'Saved',
    'Saved',
    'Sprints',
    'Sprints',
    'Workshops',
    'Workshops',
  ]) {
    await type.getByRole('button', { name, exact: true }).click();
    await settle(page);
  }
  const filters = await takeDurations(page);
  const letters = await typeInto(page, page.getByRole('searchbox', { name: 'Search courses' }), 'strategy');
  return [summary('a filter', filters), summary('a letter', letters)];
}

/** How long each letter took. */
async function typeInto(page: Page, search: Locator, word: string): Promise<readonly number[]> {
  await search.click();
  await takeDurations(page);
  for (const letter of word) {
    await search.press(letter);
    await settle(page);
  }
  return takeDurations(page);
}

/** Measures from now on, with the CPU of a phone. */
async function slowDown(page: Page): Promise<void> {
  await keepDurations(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Waits until the list is that of the last press; a search begins after its debounce, in milliseconds. */
async function settle(page: Page, debounce = 400): Promise<void> {
  await page.waitForTimeout(debounce);
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

type Kept = Window & { durations?: Map<number, number> };

async function keepDurations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations = new Map<number, number>();
    (window as Kept).durations = durations;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function takeDurations(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { durations } = window as Kept;
    const taken = [...(durations?.values() ?? [])];
    durations?.clear();
    return taken;
  });
}

function summary(name: string, durations: readonly number[]): Interactions {
  return { name, median: median(durations), most: Math.max(...durations), count: durations.length };
}
