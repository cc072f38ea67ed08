import { expect, test } from '../journey/test.ts';

const classes = '/studio/session/ai-leaders-2/people?view=classes';

test.use({ fresh: true });

test('[RUN-04] [D96] [DOC-03] support moves a class with what will happen, and takes it back before its mails leave', async ({
  enter,
}) => {
  const page = await enter('support', classes);
  const row = page.getByRole('table', { name: 'Classes' }).getByRole('row').filter({ hasText: 'Presentations' });
  const before = await row.getByRole('cell').first().innerText();
  await row.getByRole('button', { name: 'Move Presentations' }).click();
  const starts = page.getByLabel('Starts');
  const planned = await starts.inputValue();
  await starts.fill(planned.replace(/T\d\d/, 'T23'));
  await page.getByLabel('A sentence for the mail').fill('The hall is free in the evening alone.');
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText('Presentations moves from');
  await expect(willHappen).toContainText(/\d+ people are mailed, and their calendars follow\./);
  await expect(willHappen).toContainText('it can be taken back here');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('The hall was taken.');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText('11:00 PM');
  const main = page.getByRole('main');
  await expect(main.getByText(/The mails leave at /)).toBeVisible();
  await page.goto('/studio/outbox');
  await main.getByRole('list', { name: 'Written when they leave' }).getByRole('link').click();
  await expect(page).toHaveURL(/view=classes/);
  await main.getByRole('button', { name: 'Take it back' }).click();
  await expect(willHappen).toContainText('The mails that wait are stopped.');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(row.getByRole('cell').first()).toHaveText(before);
  await expect(main.getByText(/The mails leave at /)).toHaveCount(0);
});

test('[RUN-04] [D96] support cancels a class and the session, which members read at once, and takes it back', async ({
  enter,
  another,
}) => {
  const page = await enter('support', classes);
  const table = page.getByRole('table', { name: 'Classes' });
  await table.getByRole('button', { name: 'Cancel Presentations' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('Presentations is removed');
  await page.getByLabel('Reason').fill('There is not enough time.');
  await page.getByRole('button', { name: 'Cancel the class' }).click();
  await expect(table.getByRole('row').filter({ hasText: 'Presentations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('The session is canceled.');
  await page.getByLabel('Reason').fill('The teacher is ill.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('It is canceled.')).toBeVisible();
  const member = await another('employee', '/courses/session/ai-leaders-2');
  await expect(member.getByText('This session was canceled.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('It is canceled.')).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.getByText('This session was canceled.')).toHaveCount(0);
});
