import { persona } from '@atrium/content/people.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const form = '/studio/event/new-member-orientation';
const frameOf = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

/** Changes the title, and waits until that is saved. */
async function retitle(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('heading', { level: 1 }).first().click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

test('[DOC-08] an editor sees beside the form the page that it makes, as several people, and after each save', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', form);
  await retitle(page, 'Seen by nobody yet');
  await page.keyboard.press('Control+.');
  const shown = frameOf(page);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Seen by nobody yet');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(/Version \d+ of the draft\. Opened by/);
  // a member of the academy, and not the editor
  await expect(shown.getByRole('button', { name: 'RSVP to Event' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await retitle(page, 'Seen a moment later');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Seen a moment later');
  // typing alone redraws it
  await page.getByLabel('Title', { exact: true }).fill('Seen while it is typed');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Seen while it is typed');
  await page.getByLabel('As', { exact: true }).selectOption('A member without a plan');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Opened by Free membership.');
  await page.getByLabel('As', { exact: true }).selectOption('Nobody who is signed in');
  await expect(page.getByText('get the sign-in page')).toBeVisible();
  const member = await another('member', '/events/new-member-orientation');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(/^New member orientation/);
});

test('[DOC-08] [THR-70] nothing is changed in a preview, and nothing of it stays in the browser', async ({ enter }) => {
  const page = await enter('editor', form);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = frameOf(page);
  await expect(shown.getByRole('button', { name: 'RSVP to Event' })).toBeVisible();
  const before = await kept();
  await shown.getByRole('button', { name: 'RSVP to Event' }).click();
  await shown.getByRole('button', { name: 'Confirm' }).click();
  await expect(shown.getByText('This is a preview: nothing can be changed in it.').first()).toBeVisible();
  expect(await kept()).toBe(before);
});

test('[DOC-08] [THR-70] the address of a frame shows itself to the person alone who asked for it', async ({
  enter,
  another,
}) => {
  const page = await enter('editor', form);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const policyOf = async (from: Page, path: string) =>
    (await from.request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf(page, address)).toContain("frame-ancestors 'self'");
  expect(await policyOf(page, '/events/new-member-orientation')).toContain("frame-ancestors 'none'");
  const member = await another('member', address);
  expect(await policyOf(member, address)).toContain("frame-ancestors 'none'");
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(/^New member orientation/);
});

test('[DOC-08] a session, a teacher and a film are shown where members meet them', async ({ enter }) => {
  test.slow();
  const page = await enter('editor', '/studio/session');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Opened by');
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('As', { exact: true }).selectOption('A member with a plan');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText("They read: Bummer. You're not enrolled");
  await expect(frameOf(page).getByText("Bummer. You're not enrolled in this class.").first()).toBeVisible();
  await page.goto('/studio/faculty/amara-okafor');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(frameOf(page).getByText('Amara Okafor').first()).toBeVisible();
  await page.goto('/studio/video/ai-leaders-where-the-hours-go');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(frameOf(page).getByRole('heading', { level: 1, name: 'Where the hours go' })).toBeVisible();
});

test('[DOC-08] [STF-07] support sees a page as a person, found by a word of their name', async ({ enter }) => {
  // one of which no other journey leaves a draft
  const page = await enter('support', '/studio/event/reading-a-balance-sheet');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByLabel('As', { exact: true }).selectOption('A person');
  const { firstName, lastName } = persona('member');
  await page.getByRole('combobox', { name: 'Who' }).fill(`${firstName} ${lastName}`);
  await page
    .getByRole('option', { name: new RegExp(lastName) })
    .first()
    .click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(/^Reading a balance sheet/);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(/What is published\. Opened by/);
});
