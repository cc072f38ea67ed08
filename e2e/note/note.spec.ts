import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lesson, play, playhead } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';
import { keepToasts } from '../journey/toasts.ts';

const path = lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use');
const areas = ['mcsc-unlimited'] as const;
const panel = (page: Page) => page.getByRole('region', { name: /^Notes/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^Note at/ });

test('[NOT-01] a note is written by the keyboard alone, found in the lesson, changed, removed and brought back', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(await memberWith({ areas: [...areas] }));
  await keepToasts(page);
  await page.goto(`${path}?seek=12`);
  await play(page);
  await page.keyboard.press('n');
  await expect(field(page)).toBeFocused();
  // what is typed is no command of the player, and Escape keeps it
  await page.keyboard.type('mk the quote ');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(async () => {
    // the player takes the focus back a moment after Escape
    await page.getByRole('button', { name: 'Go on writing' }).press('Enter', { timeout: 2000 });
    await expect(field(page)).toHaveValue('mk the quote ', { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('End');
  await page.keyboard.type('<b>first</b>');
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveCount(0);
  const notes = panel(page).getByRole('list', { name: 'Your notes' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('mk the quote <b>first</b>');
  await page.keyboard.press('b');
  await expect(notes).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Your notes on the timeline' }).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await panel(page).getByRole('button', { name: 'Notes (2)' }).press('Enter');
  await expect(notes).toHaveCount(2);
  const first = notes.filter({ hasText: 'the quote' });
  await first.getByRole('button', { name: /^Play from/ }).press('Enter');
  await expect.poll(() => playhead(page)).toBeGreaterThan(11);
  await first.getByRole('button', { name: /^Change the note/ }).press('Enter');
  await field(page).fill('In other words');
  await panel(page).getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(notes.filter({ hasText: 'In other words' })).toHaveCount(1);
  await notes
    .filter({ hasText: 'In other words' })
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(notes).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(notes).toHaveCount(2);
  await page.reload();
  await panel(page).getByRole('button', { name: 'Notes (2)' }).click();
  await expect(panel(page)).toContainText('In other words');
});

test('[NOT-01] what is written offline waits on this device, and is sent once when the connection is back', async ({
  enter,
  memberWith,
}) => {
  const who = await memberWith({ areas: [...areas] });
  const page = await enter(who);
  await page.goto(path);
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Note at/ })).toBeVisible();
  await page.getByRole('button', { name: /^Note at/ }).click();
  await page.context().setOffline(true);
  await field(page).fill('Written on a train');
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await expect(panel(page)).toContainText('Written on a train');
  await expect(panel(page).getByRole('status')).toHaveText('Saved on this device, not sent yet');
  await page.context().setOffline(false);
  await expect(panel(page).getByText('Saved on this device, not sent yet')).toHaveCount(0);
  await page.goto('/notes');
  await expect(page.getByText('Written on a train')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 note');
});

test('[NOT-01] all notes are on one page, searched, filtered, opened at their moment, and saved as a file', async ({
  enter,
  another,
}) => {
  const page = await enter('member', '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My notes' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search my notes' }).fill('WAITING');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the waiting between them')).toBeVisible();
  await expect(page.getByText('two columns')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('- **01:01** Map one process');
  expect(file).not.toContain('two columns');
  await page.getByRole('link', { name: /^Open .* at 01:01/ }).click();
  await expect(page).toHaveURL(/seek=61/);

  // nobody else has them
  const other = await another('graduate', '/notes');
  await expect(other.getByRole('heading', { name: 'You have no notes yet.' })).toBeVisible();
});
