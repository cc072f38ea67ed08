import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

/** Waits until what is typed is saved, which leaving a field asks for. */
async function saved(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}
async function add(page: Page, type: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: type, exact: true });
  // a list that is drawn again meanwhile closes the menu
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('button', { name: 'Add', exact: true }).click();
    await item.click({ timeout: 3000 });
  }).toPass();
}
const video = 'Three memos that changed a rollout';

/** A task with a text and a video, at the end of the tasks. */
async function addTask(page: Page, title: string): Promise<void> {
  await add(page, 'Task');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await add(page, 'Text');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Read this first.');
  await add(page, 'Video group');
  await page.getByLabel('Title', { exact: true }).fill('To watch');
  await page.getByRole('button', { name: 'Add to Videos' }).click();
  const choice = page.getByRole('combobox', { name: 'Video' });
  await expect(choice).toBeFocused();
  await choice.fill('three memos');
  await page.getByRole('option', { name: video }).click();
  await saved(page);
}

test.describe('the content of a session', () => {
  test.use({ fresh: true });

  test('[DOC-01] [DOC-03] [STU-01] from the page of a session an editor adds a task, drags it, publishes it, and a member meets it', async ({
    enter,
    another,
  }) => {
    test.slow();
    const page = await enter('editor', '/courses/session/ai-leaders-2');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL('/studio/sessionContent/ai-leaders-2');
    const tree = page.getByRole('treegrid', { name: 'Content' });
    await tree.getByRole('row', { name: 'Week 2: Keep or stop' }).click();
    await addTask(page, 'Between the weeks');
    const row = (name: string) => tree.getByRole('row', { name, exact: true });
    // a new task comes after the chosen one, and goes by keys and by the mouse
    await row('Between the weeks').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(row('Between the weeks')).toBeFocused();
    const before = Number(await row('Between the weeks').getAttribute('aria-posinset'));
    expect(Number(await row('Week 2: Keep or stop').getAttribute('aria-posinset'))).toBe(before + 1);
    await row('Week 1: See the work').scrollIntoViewIfNeeded();
    const [from, to] = [await row('Between the weeks').boundingBox(), await row('Week 1: See the work').boundingBox()];
    if (from === null || to === null) throw new Error('both rows are in view');
    await page.mouse.move(from.x + 14, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 16, from.y + 14, { steps: 3 });
    await page.mouse.move(to.x + 14, to.y + 20, { steps: 5 });
    await page.mouse.move(to.x + 14, to.y + 3, { steps: 5 });
    const form = page.getByRole('form', { name: 'The content of a session' });
    await expect(form.getByText(/^\d+ of \d+ in the session$/)).toBeVisible();
    await page.mouse.up();
    await expect(row('Between the weeks')).toHaveAttribute('aria-posinset', String(before - 1));
    await saved(page);

    await page.getByRole('link', { name: 'Publish' }).click();
    await expect(page.getByRole('region', { name: 'To whom' })).toContainText(
      /enrolled find 1 task, 1 text, 1 video group\./,
    );
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const member = await another('member', '/courses/session/ai-leaders-2');
    await member.getByText('Between the weeks').first().click();
    await expect(member.getByText('Read this first.')).toBeVisible();
    await expect(member.getByText(video).first()).toBeVisible();
  });

  test('[DOC-01] [DOC-07] an editor begins a live session and its content, and publishes both together', async ({
    enter,
  }) => {
    test.slow();
    const page = await enter('editor', '/studio/session');
    await page.getByRole('button', { name: 'New live session' }).click();
    await page.getByLabel('Title', { exact: true }).fill('The next run');
    await page.getByRole('button', { name: 'Begin the draft' }).click();
    const course = page.getByRole('combobox', { name: 'Course' });
    await course.fill('AI for Business');
    await page.getByRole('option', { name: 'AI for Business Leaders' }).first().click();
    await page.getByRole('button', { name: 'Add to Meetings' }).click();
    const day = await page.evaluate(() => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
    const meetings = page.getByRole('group', { name: 'Meetings' });
    await meetings.getByLabel('Title', { exact: true }).fill('Kick-off');
    await meetings.getByLabel('Start', { exact: true }).fill(`${day}T18:00`);
    await meetings.getByLabel('End', { exact: true }).fill(`${day}T19:00`);
    await saved(page);
    await page.getByRole('button', { name: 'Begin its content' }).click();
    await expect(page).toHaveURL(/\/studio\/sessionContent\//);
    const id = page.url().split('/').at(-1) ?? '';
    await add(page, 'Welcome');
    await page.getByLabel('Title', { exact: true }).fill('Hello to the next run');
    await addTask(page, 'The first week');
    await page.getByRole('link', { name: 'Publish' }).click();
    await page.getByRole('checkbox', { name: 'Publish what it needs with it' }).check();
    await page.getByRole('button', { name: /^Publish/ }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await page.goto(`/courses/session/${id}`);
    await expect(page.getByRole('heading', { name: 'Hello to the next run' })).toBeVisible();
    await expect(page.getByText('The first week').first()).toBeVisible();
  });

  test('[DOC-01] [DOC-03] a run is copied with its content to another first day, as drafts', async ({ enter }) => {
    const page = await enter('editor', '/studio/session/ai-leaders-2');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy as a new run' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy as a new run' });
    await dialog.getByRole('button', { name: 'Make the drafts' }).click();
    await expect(dialog.getByText('Choose the day of its first meeting.')).toBeVisible();
    await dialog.getByLabel('First day').fill('2027-03-16');
    await expect(dialog.getByRole('list', { name: 'What it makes' })).toContainText('A draft of its content, with');
    await dialog.getByRole('button', { name: 'Make the drafts' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/ai-leaders-2/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mar 16, 2027');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByRole('treegrid').getByRole('row', { name: 'Week 2: Keep or stop' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  });
});
