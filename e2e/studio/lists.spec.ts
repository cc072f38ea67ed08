import { persona } from '@atrium/content/people.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('[STU-04] a list sorts by its heads, and Back returns to the row that was opened', async ({ enter }) => {
  const page = await enter('editor', '/studio/course');
  const rows = rowsOf(page, 'Courses');
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
  const first = (await rows.first().getByRole('link').textContent()) ?? '';
  await head('Title').getByRole('button').click();
  await expect(page).toHaveURL(/dir=back/);
  await expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.last()).toContainText(first);
  await head('Edited').getByRole('button').click();
  await expect(page).toHaveURL(/sort=changed/);
  await expect(head('Edited')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Title')).not.toHaveAttribute('aria-sort');

  const link = rows.nth(4).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(/sort=changed.*at=/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  // a reload goes there as well
  await page.reload();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
});

test('[STU-04] keys move through a list and select in it, the address keeps it, and they can be switched off', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/course');
  const rows = rowsOf(page, 'Courses');
  const boxes = rows.getByRole('checkbox');
  await expect(rows.nth(5)).toBeVisible();
  const title = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('checkbox', { name: `Select ${title}`, exact: true })).toBeChecked();
  for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  await expect(page).toHaveURL(/sel=[^&]+,[^&]+,[^&]+/);
  await page.reload();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await expect(boxes.and(page.locator(':not(:checked)'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
  await expect(page).not.toHaveURL(/sel=/);

  // the keys of a field are its own
  await page.keyboard.press('/');
  await page.keyboard.type('xj');
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('xj');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('');
  await page.getByRole('heading', { level: 1, name: 'Courses' }).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'All' })).toBeFocused();

  await page.keyboard.press('?');
  await page.getByRole('switch', { name: /^Single keys/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
});

test('[STU-04] Space peeks at a document: its state, what uses it and its versions, J goes on, and the focus returns', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/course?q=ai');
  const rows = rowsOf(page, 'Courses');
  await expect(rows.nth(1)).toBeVisible();
  const titles = await rows.getByRole('rowheader').getByRole('link').allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: titles[0] ?? '', exact: true });
  await expect(sheet.getByText('Published', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open', exact: true })).toBeFocused();
  await expect(sheet.getByRole('region', { name: 'What uses it' }).getByRole('listitem').first()).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Last versions' })).toBeVisible();
  await page.keyboard.press('j');
  const next = page.getByRole('dialog', { name: titles[1] ?? '', exact: true });
  await expect(next.getByRole('region', { name: 'What uses it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.nth(1).getByRole('rowheader').getByRole('link')).toBeFocused();
});

test('[STU-04] [PEO-01] support peeks at a person and gives access from there; an auditor reads a masked address and gives nothing', async ({
  enter,
  another,
}) => {
  const { memberId, email, firstName, lastName } = persona('trial');
  const displayName = `${firstName} ${lastName}`;
  const page = await enter('support', `/studio/people?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: displayName })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: displayName });
  await expect(sheet.getByRole('region', { name: 'Facts' })).toContainText(memberId);
  await expect(sheet).toContainText(email);
  await sheet.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByRole('dialog', { name: `Give ${displayName} access` })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const auditor = await another('auditor', `/studio/people?q=${memberId}`);
  await expect(auditor.getByRole('link', { name: displayName })).toBeVisible();
  await auditor.keyboard.press('j');
  await auditor.keyboard.press('Space');
  const masked = auditor.getByRole('dialog', { name: displayName });
  await expect(masked.getByRole('region', { name: 'Facts' })).toContainText(memberId);
  await expect(masked).not.toContainText(email);
  await expect(masked.getByRole('button', { name: 'Give access' })).toHaveCount(0);
});

/** Begins an event by the dialog of the list. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/studio/event');
  await page.getByRole('button', { name: 'New event' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Makes a copy of an event that lacks nothing. */
async function copy(page: Page, title: string): Promise<void> {
  await page.goto('/studio/event/new-member-orientation');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(/new-member-orientation$/);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

test('[STU-04] an editor publishes those that fit, sees what failed and why, tries again, and archives all that a filter finds', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/event');
  await copy(page, 'Zinc one');
  await copy(page, 'Zinc two');
  await begin(page, 'Zinc wanting');
  await page.goto('/studio/event?q=Zinc');
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  const bar = page.getByRole('group', { name: 'What to do with the selection' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 3 events?' });
  const happens = dialog.getByRole('list', { name: 'What will happen' });
  await expect(happens).toContainText('2 events are published.');
  await expect(happens).toContainText('Zinc wanting cannot be:');
  await dialog.getByLabel('Reason').fill('All of the zinc ones.');
  await dialog.getByRole('button', { name: 'Publish 3' }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('2 events are published. 1 could not be:');
  await expect(progress.getByRole('listitem')).toContainText('Zinc wanting:');
  await expect(rowsOf(page, 'Events').filter({ hasText: 'Zinc one' })).toContainText('Published');
  await expect(page).toHaveURL(/act=/);
  await page.reload();
  await expect(progress).toContainText('1 could not be:');
  await progress.getByRole('button', { name: 'Try this one again' }).click();
  await expect(progress).toContainText('0 events are published. 1 could not be:');
  await progress.getByRole('button', { name: 'Close' }).click();
  await expect(progress).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Zinc one' }).check();
  await page.getByRole('checkbox', { name: 'Select Zinc wanting' }).check();
  await expect(bar.getByRole('button', { name: 'Publish 1 of 2' })).toBeVisible();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('event.jsonl');
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive 2' }).click();
  await expect(progress).toContainText('2 events are archived.');
  await progress.getByRole('button', { name: 'Close' }).click();
  await page.goto('/studio/event?q=Zinc&state=archived&sel=*');
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Take out of the archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take out 2' }).click();
  await expect(progress).toContainText('2 events are taken out of the archive.');
});

test('[STU-04] [PEO-01] support gives the chosen people access with a reason, and an auditor has nothing to do with them', async ({
  enter,
  another,
  memberWith,
}) => {
  const emails = [await memberWith({ areas: [] }), await memberWith({ areas: [] })];
  const ids = [];
  const page = await enter('support', '/studio/people');
  for (const email of emails) {
    await page.goto(`/studio/people?q=${encodeURIComponent(email)}`);
    const row = rowsOf(page, 'Members').filter({ hasText: email });
    ids.push((await row.getAttribute('data-row')) ?? '');
  }
  await page.goto(`/studio/people?sel=${ids.join(',')}`);
  const bar = page.getByRole('group', { name: 'What to do with the selection' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Give access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give 2 people access?' });
  await dialog.getByLabel('What').selectOption({ label: 'AI Academy' });
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('2 people get access.');
  await dialog.getByRole('button', { name: 'Give access to 2' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The spring group.');
  await dialog.getByRole('button', { name: 'Give access to 2' }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('2 people get access.');
  await page.goto(`/studio/people/${ids[0] ?? ''}`);
  await expect(page.getByRole('table', { name: 'Grants' })).toContainText('AI Academy');

  const auditor = await another('auditor', `/studio/people?sel=${ids.join(',')}`);
  await expect(auditor.getByRole('table', { name: 'Members' })).toBeVisible();
  await expect(auditor.getByRole('group', { name: 'What to do with the selection' })).toHaveCount(0);
});

test('[STU-04] a view of a list is saved, shared with the team, renamed, removed and put back', async ({
  enter,
  another,
}) => {
  const page = await enter('editor', '/studio/certificate?state=published');
  const views = page.getByRole('button', { name: /^View/ });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('On the site');
  await dialog.getByRole('checkbox', { name: /^The team sees it/ }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views).toHaveText('View: On the site');
  const auditor = await another('auditor', '/studio/certificate');
  await auditor.getByRole('button', { name: 'Views' }).click();
  await auditor.getByRole('menuitem', { name: 'On the site, of Edda Lindqvist' }).click();
  await expect(auditor).toHaveURL(/state=published/);
  await views.click();
  await page.getByRole('menuitem', { name: 'Rename or share it' }).click();
  await dialog.getByLabel('Name').fill('Met by members');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views).toHaveText('View: Met by members');
  await views.click();
  await page.getByRole('menuitem', { name: 'Remove “Met by members”' }).click();
  await expect(views).toHaveText('Views');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views).toHaveText('View: Met by members');
});
