import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lesson } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The accessibility rules that depend on the color scheme. */
const ofColor = ['color-contrast', 'link-in-text-block'];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

interface State {
  /** null: a visitor. */
  readonly who: string | null;
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, and waits for it. */
  readonly reach?: (page: Page) => Promise<void>;
  readonly narrow?: true;
  /** Shows everything in both themes at once, so that landmarks stand there twice. */
  readonly twice?: true;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
};

/** Every state of a page, with a persona who can reach it. */
const states: readonly State[] = [
  { who: null, name: 'sign-in', path: '/login' },
  {
    who: null,
    name: 'sign-in refused',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.example');
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1!');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { who: null, name: 'a page for visitors that is not here yet', path: '/signup' },
  { who: null, name: 'sign-in', path: '/login', narrow: true },
  { who: null, name: 'every part of the kit', path: '/__sandbox/kit', twice: true },
  { who: 'archive', name: 'home', path: '/', reach: (page) => heading(page, /^Good/) },
  { who: 'archive', name: 'home', path: '/', reach: (page) => heading(page, /^Good/), narrow: true },
  { who: 'archive', name: 'side menu', path: '/drops', reach: openMenu },
  { who: 'archive', name: 'drawer', path: '/drops', reach: openMenu, narrow: true },
  { who: 'archive', name: 'catalogue', path: '/courses', reach: cards },
  { who: 'archive', name: 'catalogue', path: '/courses', reach: cards, narrow: true },
  {
    who: 'archive',
    name: 'catalogue, nothing found',
    path: '/courses?q=zzqqxxy',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible(),
  },
  {
    who: 'archive',
    name: 'catalogue, failed',
    path: '/drops',
    reach: async (page) => {
      await page.route('**/graphql', (route) =>
        route.fulfill({
          status: 200,
          json: { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] },
        }),
      );
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
    },
  },
  { who: 'archive', name: 'course', path: '/courses/ai-first-strategy', reach: (page) => heading(page, /Strategy/) },
  {
    who: 'archive',
    name: 'course',
    path: '/courses/ai-first-strategy',
    reach: (page) => heading(page, /Strategy/),
    narrow: true,
  },
  {
    who: 'archive',
    name: 'enroll dialog',
    path: '/courses/ai-first-strategy',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Join this course' }).click();
      await expect(page.getByRole('dialog', { name: 'Ready to learn?' })).toBeVisible();
    },
  },
  { who: 'archive', name: 'not found', path: '/no/such/page', reach: (page) => heading(page, /^Oops/) },
  { who: 'archive', name: 'not here yet', path: '/resources' },
  { who: 'archive', name: 'not authorized', path: '/not-authorized', reach: (page) => heading(page, 'Not Authorized') },
  {
    who: 'archive',
    name: 'guard of a live session',
    path: '/courses/session/ai-leaders-2',
    reach: (page) => heading(page, /^Bummer/),
  },
  {
    who: 'archive',
    name: 'video',
    path: lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'),
    reach: async (page) => {
      await expect(page.locator('video')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
    },
  },
  {
    who: 'archive',
    name: 'video',
    path: lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'),
    reach: async (page) => {
      await expect(page.locator('video')).toHaveCount(1);
      await page.getByRole('button', { name: 'Transcript' }).click();
    },
    narrow: true,
  },
  {
    who: 'employee',
    name: 'session',
    path: '/courses/session/ai-leaders-2',
    reach: (page) => heading(page, /Session/),
  },
  {
    who: 'employee',
    name: 'session, opened',
    path: '/courses/session/ai-leaders-2',
    reach: async (page) => {
      for (const title of [/^Week 1/, /^Week 2/, /^Your project/]) {
        await page.getByRole('heading', { level: 3, name: title }).click();
      }
    },
    narrow: true,
  },
  { who: 'limited-over', name: 'page lock', path: '/resources', reach: (page) => heading(page, /^Become a member/) },
  { who: 'limited-over', name: 'home of a free account', path: '/', reach: (page) => heading(page, /^Good/) },
  {
    who: 'limited-over',
    name: 'feature lock',
    path: '/courses/ai-first-strategy',
    reach: async (page) => {
      await page.getByRole('region', { name: 'Live with a cohort' }).getByRole('button', { name: 'Enroll' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    who: 'limited-over',
    name: 'out of videos',
    path: lesson('agents-at-work', 'permissions', 'a-budget-is-a-permission').replace('/ondemand/', '/session/'),
    reach: (page) => heading(page, 'Shucks.'),
  },
  {
    who: 'gil@globex.example',
    name: 'home with banners and a customer’s colour',
    path: '/',
    reach: (page) => heading(page, /^Good/),
  },
  { who: 'sprints', name: 'home of a single-course account', path: '/', reach: (page) => heading(page, /^Good/) },
];

function axeFor(page: Page, twice: true | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  return twice ? builder.disableRules(['landmark-unique']) : builder;
}

/** The brightness of the rendered page, which shows the active color scheme. */
function brightness(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red > 127 ? 'light' : 'dark';
  });
}

const people = [...new Set(states.map(({ who }) => who))];
for (const person of people) {
  test(`axe finds nothing in any state of any page, light and dark: ${person ?? 'nobody'}`, async ({ page, enter }) => {
    test.setTimeout(180_000);
    if (person !== null) await enter(person);
    const found: string[] = [];
    for (const { who, name, path, reach, narrow, twice } of states) {
      if (who !== person) continue;
      await page.setViewportSize(narrow ? phone : desk);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await reach?.(page);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        expect(await brightness(page)).toBe(scheme);
        const axe = axeFor(page, twice);
        // the second scheme changes nothing but colors
        const rules = scheme === 'light' ? axe.withTags(tags) : axe.withRules(ofColor);
        const { violations, passes } = await rules.analyze();
        expect(passes.length).toBeGreaterThan(scheme === 'light' ? 10 : 0);
        for (const { id, help, nodes } of violations) {
          found.push(
            `${name}${narrow ? ' on a phone' : ''}, ${scheme}: ${id}, ${help}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
          );
        }
      }
      await page.unrouteAll();
    }
    expect(found).toEqual([]);
  });
}
