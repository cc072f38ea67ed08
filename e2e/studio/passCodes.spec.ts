import { text } from 'node:stream/consumers';
import { expect, test } from '../journey/test.ts';

test.use({ fresh: true });

test('[COM-01] [THR-59] support makes codes of a pass as a file, once, reads who exported them, and ends the unused', async ({
  enter,
}) => {
  const page = await enter('support', '/studio/pass/pass-one-time');
  await page.getByRole('link', { name: 'Codes', exact: true }).click();
  const table = page.getByRole('table', { name: 'Codes' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Make codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How many').fill('5001');
  await expect(dialog.getByText('Enter a number from 1 to 5,000.')).toBeVisible();
  await dialog.getByLabel('How many').fill('3');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('They come as a file, once');
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make them' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^codes-ONE-TIME-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await text(await file.createReadStream())).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{4}-[A-Z2-9]{5},ONE-TIME,http.*\/invite-registration\/ONE-TIME$/);
  await expect(dialog).toHaveCount(0);
  await expect(table.getByRole('row')).toHaveCount(3);
  const made = table.getByRole('row').nth(1);
  await expect(made.getByRole('cell')).toContainText(['3', '0', '3', 'End unused']);
  await expect(made).toContainText(/By \S+/);
  await expect(page.getByRole('main')).not.toContainText(lines[1]?.split(',')[0] ?? '?');

  await made.getByRole('button', { name: /^End the unused codes of/ }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('3 unused codes admit nobody');
  await dialog.getByRole('button', { name: 'End them' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The list went to another company.');
  await dialog.getByRole('button', { name: 'End them' }).click();
  await expect(made).toContainText('Ended');
  await expect(made.getByRole('button')).toHaveCount(0);
});
