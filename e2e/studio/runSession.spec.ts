import { expect, test } from '../journey/test.ts';

const people = '/studio/session/decision-writing-2/people';

test.describe('with seats of its own', () => {
  test.use({ fresh: true });

  test('[RUN-02] [DOC-03] support enrolls somebody who gives up another seat, and takes them out with a reason', async ({
    enter,
  }) => {
    const page = await enter('support', people);
    await page.getByRole('button', { name: 'Enroll somebody' }).click();
    await page.getByRole('combobox', { name: 'Who' }).fill('member@demo.example');
    await page.getByRole('option', { name: /^Maya Fernandes/ }).click();
    await expect(page.getByText('They hold a seat in another session of this course.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Give up a seat/ }).click();
    const willHappen = page.getByRole('list', { name: 'What will happen' });
    await expect(willHappen).toContainText('Maya Fernandes gives up the seat in Write So the Decision Gets Made of');
    await expect(willHappen).toContainText('Maya Fernandes is enrolled, and is mailed.');
    await page.getByLabel('Reason').fill('She asked for the later session.');
    await page.getByRole('button', { name: 'Enroll', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('fernandes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=fernandes$/);
    const rows = page.getByRole('table', { name: 'Enrolled' }).getByRole('row');
    await rows.filter({ hasText: 'member@demo.example' }).getByRole('button').click();
    await expect(willHappen).toContainText('Maya Fernandes is no longer enrolled. What they have done is kept.');
    await expect(willHappen).toContainText('The mail that waits for Maya Fernandes is withdrawn.');
    await page.getByRole('button', { name: 'Take out', exact: true }).click();
    await expect(page.getByText('A reason is needed.')).toBeVisible();
    await page.getByLabel('Reason').fill('She cannot come at all.');
    await page.getByRole('button', { name: 'Take out', exact: true }).click();
    await expect(page.getByText('Nobody is called so.')).toBeVisible();
  });

  test('[RUN-02] [RUN-01] support lets a seat go that is held, the next who waits is offered it, and that mail is stopped', async ({
    enter,
  }) => {
    const page = await enter('support', '/studio/session/ai-risk-in-plain-terms-2/people?view=waiting');
    const rows = page.getByRole('table', { name: 'Waiting, in order' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('A seat is held until');
    await rows
      .nth(1)
      .getByRole('button', { name: /^Acts for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Let the seat go' }).click();
    await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is offered the seat until');
    await page.getByLabel('Reason').fill('She has found another day.');
    await page.getByRole('button', { name: 'Let it go' }).click();
    await expect(rows.nth(1)).toContainText('Has missed 1 offer');
    await expect(rows.nth(2)).toContainText('A seat is held until');
    // the mail of the offer waits in the outbox, where it is stopped with a reason
    await page.goto('/studio/outbox');
    const mail = page.getByRole('table', { name: 'Mails' }).getByRole('row').filter({ hasText: 'Seat offered' });
    await expect(mail).toContainText(/Leaves \d/);
    await mail.getByRole('button', { name: /^Stop/ }).click();
    await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('it is not sent');
    await page.getByRole('button', { name: 'Stop it' }).click();
    await expect(page.getByText('A reason is needed.')).toBeVisible();
    await page.getByLabel('Reason').fill('It was a mistake.');
    await page.getByRole('button', { name: 'Stop it' }).click();
    await expect(mail).toHaveCount(0);
    await page.getByRole('button', { name: 'Withdrawn' }).click();
    await expect(mail).toContainText('Withdrawn, ');
  });
});

test('[RUN-02] [D33] an instructor marks with one press who was in a class, and takes it back with a reason', async ({
  enter,
}) => {
  const page = await enter('instructor', '/studio/session/ai-leaders-2/people?view=attendance&class=1');
  await page.getByRole('searchbox').fill('tanaka');
  await page.keyboard.press('Enter');
  const row = page.getByRole('table', { name: 'Who was there' }).getByRole('row').filter({ hasText: 'Bob Tanaka' });
  await expect(row).toContainText('Not there, 20 min');
  await row.getByRole('button', { name: 'Bob Tanaka was there' }).click();
  await expect(row).toContainText('There, 20 min, marked by the team');
  await row.getByRole('button', { name: 'Bob Tanaka was not there' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('Bob Tanaka was not in');
  await page.getByLabel('Reason').fill('Somebody else used his link.');
  await page.getByRole('button', { name: 'Was not there', exact: true }).last().click();
  await expect(row).toContainText('Not there, 20 min');
});

test('[RUN-02] [D96] an instructor writes to everybody of a session, and stops it before it leaves', async ({
  enter,
}) => {
  const page = await enter('instructor', '/studio/session/ai-leaders-2/people?view=mails');
  await page.getByRole('button', { name: 'Write to everybody' }).click();
  await page.getByLabel('Subject').fill('The room has moved');
  await page.getByLabel('Text').fill('Come to the second floor.');
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('are mailed “The room has moved”');
  await page.getByRole('button', { name: 'Send it' }).click();
  const row = page.getByRole('table', { name: 'Announcements' }).getByRole('row').nth(1);
  await expect(row).toContainText('Leaves ');
  await row.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(row).toContainText('Stopped, ');
});

test('[RUN-02] [STF-01] an instructor finds their live sessions in the rail, and reads who is there', async ({
  enter,
}) => {
  const page = await enter('instructor', '/studio');
  await page
    .getByRole('navigation', { name: 'Studio', exact: true })
    .getByRole('link', { name: 'Live sessions' })
    .click();
  await expect(page.getByRole('link', { name: 'Pricing as Strategy' })).toHaveCount(0);
  await page.getByRole('link', { name: 'AI for Business Leaders' }).first().click();
  await expect(page.getByRole('table', { name: 'Enrolled' }).getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enroll somebody' })).toHaveCount(0);
});
