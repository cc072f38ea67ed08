import { chromium, type Page } from '@playwright/test';
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

/**
 * Presses filters and types into the search of the catalogue as on a phone's CPU, by the browser's own event timing:
 * what counts as Interaction to Next Paint. `pages`: how often the list is scrolled to its end before.
 */
export async function measureCatalogue(
  executablePath: string,
  origin: string,
  pages: number,
): Promise<readonly Interactions[]> {
  await using browser = await chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signInByForm(page, origin);
  await page.goto(`${origin}/courses`, { waitUntil: 'networkidle' });
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
  await keepDurations(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
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
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await search.click();
  await takeDurations(page);
  for (const letter of 'strategy') {
    await search.press(letter);
    await settle(page);
  }
  return [summary('a filter', filters), summary('a letter', await takeDurations(page))];
}

/** Waits until the list is that of the last press; a search begins after its debounce. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400);
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
