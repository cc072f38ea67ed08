import { persona } from '@atrium/content/people.ts';
import { expect, test } from '../journey/test.ts';

const bob = persona('bob@acme.example');
const before = 'bob.tanaka@mailbox.example';

test.describe('the same person twice', () => {
  // one account is left afterwards
  test.use({ fresh: true });

  test('[PEO-01] support finds somebody in the list of people who are here twice, and makes both accounts one', async ({
    enter,
  }) => {
    const page = await enter('support', '/studio/people');
    await page.getByRole('link', { name: 'Same person twice' }).click();
    const row = page.getByRole('table', { name: 'Pairs' }).getByRole('row').filter({ hasText: before });
    await expect(row).toContainText('Same name, one by a company and one without.');
    await row.getByRole('link', { name: 'Bob Tanaka' }).first().click();
    await expect(page.getByRole('heading', { name: /^Perhaps the same person/ })).toBeVisible();
    await page.getByRole('button', { name: /^Merge: / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Merge them' }).click();
    await expect(dialog.getByText('Choose the account that stays.')).toBeVisible();
    await dialog.getByRole('radio', { name: new RegExp(`^${bob.email}`) }).check();
    const will = dialog.getByRole('list', { name: 'What will happen' });
    await expect(will).toContainText(`To ${bob.email} from ${before}:`);
    await expect(will).toContainText('It cannot be undone.');
    await dialog.getByRole('button', { name: 'Merge them' }).click();
    await expect(dialog.getByText('A reason is needed.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('He called from his desk, and named both addresses.');
    await dialog.getByRole('button', { name: 'Merge them' }).click();
    await expect(page.getByText('The accounts are one now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Perhaps the same person/ })).toBeHidden();
    // the address of the former account leads to the one that stays
    await page.goto('/studio/people/bob-tanaka-before');
    await expect(page.getByText(bob.email, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'He called from his desk' })).toBeVisible();
  });
});

test('[PEO-01] support says that two accounts are two people, and is not asked again', async ({ enter }) => {
  const page = await enter('support', `/studio/people/${bob.memberId}`);
  await page.getByRole('button', { name: `Not the same person: ${before}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('are two people.');
  await dialog.getByRole('button', { name: 'Not the same person' }).click();
  await expect(page.getByRole('heading', { name: /^Perhaps the same person/ })).toBeHidden();
  await page.goto('/studio/people/duplicates');
  await expect(page.getByText('Nobody seems to be here twice.')).toBeVisible();
});
