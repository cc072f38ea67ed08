import type { Locator, Page } from '@playwright/test';
import { goOnline } from '../journey/online.ts';
import { overhang } from '../journey/overhang.ts';
import { lesson } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

interface Stop {
  readonly path: string;
  /** What the page is for: visible at once, and reached by the keyboard. */
  readonly main: (page: Page) => Locator;
}

const linkTo = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();
const player = button(/^Play$/);

const miniMba = '/mini-mbas/mini-mba-ai-1';
/** The pages of learning, by their viewer; the list of Mini-MBAs and of crash courses lead home when they fail. */
const walks: Readonly<Record<string, readonly Stop[]>> = {
  member: [
    { path: '/resources', main: linkTo(/./) },
    { path: '/resources/decision-log', main: linkTo('Make a copy') },
    { path: '/certificates', main: linkTo('AI Leadership Certificate') },
    { path: '/certificates/ai-leadership', main: button('Unregister') },
    { path: '/courses/session/ai-leaders-2', main: linkTo(/^Continue|^Start|^Join/) },
    { path: lesson('first-ai-workflow', 'draw-it', 'pick-a-task-that-repeats'), main: player },
    {
      path: '/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-ai-leaders-map-the-work-not-the-org-chart',
      main: player,
    },
  ],
  'ann@acme.example': [
    { path: '/insights', main: linkTo(/^Half the inbox/) },
    { path: '/insights/half-the-inbox', main: player },
    { path: '/insights/twelve-prompts', main: linkTo('Insights') },
  ],
  planned: [
    { path: '/courses', main: linkTo('Prompting for Analysts') },
    { path: '/plan/intro', main: linkTo(/quiz/i) },
    { path: '/plan/quiz', main: (page) => page.getByRole('main').getByRole('radio').first() },
  ],
  minimba: [
    { path: miniMba, main: linkTo(/^Start|^Continue/) },
    {
      path: `${miniMba}/mini-mba-ai-1-strategy-videos/mini-mba-ai-1-strategy-videos-mini-mba-ai-choose-the-field`,
      main: player,
    },
  ],
  crashplus: [{ path: '/crash-courses/crash-data-fluency', main: linkTo('Finance for Everyone Crash Course') }],
};

/** Follows an address inside the open app, without loading the document again. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Presses Tab until the target has the focus, as it must within the whole page. */
async function tabTo(page: Page, target: Locator, where: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${where}: the keyboard does not get there`);
}

for (const [who, stops] of Object.entries(walks)) {
  test(`[RTE-09] the pages of learning fail, recover, fit 320 px and answer to the keyboard: ${who}`, async ({
    enter,
  }) => {
    test.slow();
    const page = await enter(who);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path, main } of stops) {
      await page.goto('/drops', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.route('**/graphql', (route) => route.abort());
      await follow(page, path);
      const again = page.getByRole('button', { name: /^try again/i }).first();
      await expect(again, path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      expect(await overhang(page), `${path}, failed`).toEqual([]);
      await page.unroute('**/graphql');
      await again.click();
      await expect(main(page), path).toBeVisible();
      await expect.poll(() => overhang(page), { message: path }).toEqual([]);
      await tabTo(page, main(page), path);
    }
    // offline a page waits for the connection, and comes with it
    const last = stops.at(-1);
    if (last === undefined) return;
    await page.goto('/drops', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await follow(page, last.path);
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await goOnline(page);
    await expect(last.main(page)).toBeVisible();
  });
}
