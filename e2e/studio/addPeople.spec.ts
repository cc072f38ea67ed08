import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { operationOf } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';

const file = (...lines: readonly string[]) => ({
  name: 'spring.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

async function choose(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file(...lines));
}

test('[PEO-02] support adds people by a file, reads what each row does, and takes the wrong rows back as a file', async ({
  enter,
}) => {
  const page = await enter('support', '/studio/people');
  await page.getByRole('link', { name: 'Add by a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add people by a file' })).toBeFocused();
  await choose(page, 'Name;Town', 'Ada;London');
  await expect(page.getByText('The first line must name the column Email.', { exact: false })).toBeVisible();
  await choose(
    page,
    'First name;Last name;E-mail;Area',
    'Ines;Moreau;ines.moreau@spring.example;',
    'Yusuf;Demir;yusuf.demir@spring.example;Cooking',
    ';;nobody.yet@spring.example;',
  );
  await page.getByLabel('What opens to rows that name no area').selectOption({ label: 'AI Academy' });
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await expect(page.getByRole('main').getByText('1 to do, 0 so already, 2 not possible.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'What will happen' }).locator('tbody tr');
  await expect(rows.first()).toContainText("There is no area 'Cooking'.");
  await expect(rows.last()).toContainText('Gets an account, and an invitation in ten minutes.');
  await page.getByRole('button', { name: 'Do it: 1 row' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('The spring group.');
  await page.getByRole('button', { name: 'Do it: 1 row' }).click();
  await expect(page.getByRole('main').getByText('1 done, 0 so already, 2 not possible.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rows that cannot be done' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused.trim().split('\r\n')).toHaveLength(3);
  expect(refused).toContain('"There is no area \'Cooking\'."');

  // mended, the file that came back is sent as it is
  await choose(
    page,
    ...refused
      .replace('Cooking', '')
      .replace(/^nobody.*$/m, '')
      .split('\r\n'),
  );
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByRole('main').getByText('1 to do, 0 so already, 0 not possible.')).toBeVisible();

  await page.goto('/studio/people?q=ines.moreau@spring.example');
  await page.getByRole('table', { name: 'Members' }).getByRole('link', { name: 'Ines Moreau' }).click();
  await expect(page.getByRole('table', { name: 'Grants' })).toContainText('AI Academy');
});

test('[PEO-02] [STU-04] a long file says how far it is, is stopped, and goes on where it was', async ({ enter }) => {
  const page = await enter('employee', '/studio/people/add');
  await expect(page.getByRole('heading', { level: 1, name: 'Add people by a file' })).toBeVisible();
  const people = Array.from({ length: 160 }, (_, n) => `long${String(n)}@spring.example,Long,Row`);
  let release = (): void => undefined;
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'AddPeople') {
      sent += 1;
      if (sent === 2)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
    }
    await route.fallback();
  });
  await choose(page, 'Email,First Name,Last Name', ...people);
  await page.getByRole('button', { name: 'Check 160 rows' }).click();
  await expect(page.getByRole('progressbar', { name: 'Rows sent' })).toHaveAttribute(
    'aria-valuetext',
    'Checking: 50 of 160 rows.',
  );
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => sent).toBe(2);
  release();
  await expect(page.getByRole('main').getByText('Stopped after 100 of 160 rows', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('main').getByText('160 to do, 0 so already, 0 not possible.')).toBeVisible();
  expect(sent).toBe(4);
});

test('[PEO-02] [STF-01] an auditor reads that the role does not add people', async ({ enter }) => {
  const page = await enter('auditor', '/studio/people');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add by a file' })).toHaveCount(0);
  await page.goto('/studio/people/add');
  await expect(page.getByText("Your role on the team doesn't include this.")).toBeVisible();
});
