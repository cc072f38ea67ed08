import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

// Takes the pictures of the guides in docs/studio anew.

const folder = path.resolve(import.meta.dirname, '../../docs/images');

interface Picture {
  readonly name: string;
  readonly who: string;
  readonly path: string;
  /** Does what the picture shows, and waits for it. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const changed = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Subtitle').fill(title);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
};

const pictures: readonly Picture[] = [
  {
    name: 'studio-today',
    who: 'editor',
    path: '/studio/event/new-member-orientation',
    reach: async (page) => {
      await changed(page, 'Bring one question');
      await page.goto('/studio');
      await expect(page.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'studio-calendar',
    who: 'editor',
    path: '/studio/calendar',
    reach: (page) => expect(page.getByRole('region').first()).toBeVisible(),
  },
  {
    name: 'studio-palette',
    who: 'editor',
    path: '/studio/course',
    reach: async (page) => {
      await expect(page.getByRole('table')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find or do' }).fill('leaders');
      await expect(page.getByRole('option', { name: /Course$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'studio-publish',
    who: 'editor',
    path: '/studio/event/new-member-orientation',
    reach: async (page) => {
      await changed(page, 'Bring one question, and a friend');
      await page.getByRole('link', { name: 'Publish' }).click();
      await expect(page.getByRole('region', { name: 'To whom' })).toBeVisible();
    },
  },
  {
    name: 'studio-course',
    who: 'editor',
    path: '/studio/course/ai-leaders',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'studio-session-people',
    who: 'instructor',
    path: '/studio/session/ai-leaders-2/people',
    reach: (page) => expect(page.getByRole('table').first()).toBeVisible(),
  },
  {
    name: 'studio-person',
    who: 'support',
    path: '/studio/people?q=member@demo.example',
    reach: async (page) => {
      await page.getByRole('table').locator('tbody th a').first().click();
      await expect(page.getByRole('heading', { name: /^Access ledger/ })).toBeVisible();
    },
  },
  {
    name: 'studio-outbox',
    who: 'support',
    path: '/studio/outbox?state=sent',
    reach: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'studio-letter',
    who: 'support',
    path: '/studio/letters/rsvpConfirmed',
    reach: (page) => expect(page.locator('iframe')).toBeVisible(),
  },
  {
    name: 'studio-jobs',
    who: 'employee',
    path: '/studio/jobs',
    reach: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'studio-settings',
    who: 'employee',
    path: '/studio/settings',
    reach: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const { name, who, path: address, reach } of pictures) {
  test(`the picture ${name} of the guides`, async ({ enter }) => {
    const page = await enter(who, address);
    await reach(page);
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  });
}
