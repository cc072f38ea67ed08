import { persona } from '@atrium/content/people.ts';
import { expect, test } from '../journey/test.ts';

test('[STF-07] support finds a person by an address, and everybody of a company by its name', async ({ enter }) => {
  const academy = persona('academy');
  const page = await enter('support', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Members' }).click();
  const rows = page.getByRole('table', { name: 'Members' }).getByRole('row');
  const box = page.getByRole('searchbox', { name: 'Search by name, address, id or company' });
  await box.fill(academy.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${academy.firstName} ${academy.lastName}`);
  await box.fill('oceanic');
  await page.keyboard.press('Enter');
  const company = rows.getByRole('link', { name: /^Oceanic/ }).first();
  const name = (await company.textContent()) ?? '';
  await company.click();
  await expect(page).toHaveURL(/company=/);
  await page.getByRole('button', { name: 'Former' }).click();
  await expect(page).toHaveURL(/tier=former/);
  await page.getByRole('button', { name: 'Everybody' }).click();
  await page.getByRole('button', { name: `Remove filter: ${name}` }).click();
  await expect(page).toHaveURL(/\?q=oceanic$/);
});

test('[STF-07] support asks whether a former member can open a page, and reads which rule decides', async ({
  enter,
}) => {
  const page = await enter('support', `/studio/people/${persona('alumni').memberId}`);
  await page.getByRole('combobox', { name: 'Can Walter open' }).fill('/member-directory');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByText('No.', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not met: Needs one of:' })).toContainText('Unlimited');
  await page.getByLabel('on', { exact: true }).fill('2024-06-01');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('Yes.', { exact: true })).toBeVisible();
  const grants = page.getByRole('table', { name: 'Grants' }).getByRole('row');
  await expect(grants).toHaveCount(4);
  await page.getByRole('button', { name: 'In force 1' }).click();
  await expect(grants).toHaveCount(2);
});

test('[PEO-01] support gives what would open a page, sees it open, and ends it with a reason', async ({ enter }) => {
  const page = await enter('support', `/studio/people/${persona('limited').memberId}?open=/member-directory`);
  await page.getByRole('button', { name: 'Give AI Academy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('has AI Academy from now until');
  await dialog.getByLabel('Reason').fill('Missed the spring one, we promised.');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByText('Yes.', { exact: true })).toBeVisible();
  const given = page.getByRole('table', { name: 'Grants' }).getByRole('row').filter({ hasText: 'given-1' });
  await expect(given).toContainText('in force');
  await given.getByRole('button', { name: 'End AI Academy' }).click();
  await dialog.getByRole('button', { name: 'End access' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It was the wrong one.');
  await dialog.getByRole('button', { name: 'End access' }).click();
  await expect(given).toContainText('ended early');
  await expect(page.getByText('No.', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Access ended' })).toContainText('It was the wrong one.');
});
