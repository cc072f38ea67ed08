import { expect, test } from '../journey/test.ts';

// These journeys own the domains of Kruger.

test('[COM-01] [D11] an owner enters a domain, sets the record that the page shows, and proves it by that', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/company/kruger');
  const list = page.getByRole('region', { name: 'Domains' });
  const dialog = page.getByRole('dialog');
  await list.getByRole('button', { name: 'Add a domain' }).click();
  const field = dialog.getByLabel('Domain');
  await field.fill('gmail.com');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByText('Anybody gets an address at gmail.com.')).toBeVisible();
  await field.fill('globex.example');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByText('Another company has globex.example.')).toBeVisible();
  await field.fill('Krüger-Werk.example');
  await dialog.getByLabel('Reason').focus();
  const domain = 'xn--krger-werk-8db.example';
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('counts for nothing until');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const entry = list.getByRole('listitem').filter({ hasText: 'krger-werk' });
  await expect(entry).toContainText('Not proved: it counts as unknown');
  await entry.getByRole('button', { name: /^Check .* now$/ }).click();
  await expect(entry).toContainText('There is no such record yet.');
  const name = await entry.locator('code').first().innerText();
  const text = await entry.locator('code').last().innerText();
  expect(name).toMatch(/^_atrium\.xn--krger-werk-[a-z0-9]+\.example$/);
  await page.request.post('/__sandbox/dns', { data: { name, text: 'atrium-site=another' } });
  await entry.getByRole('button', { name: /^Check .* now$/ }).click();
  await expect(entry).toContainText('Compare every letter.');
  await page.request.post('/__sandbox/dns', { data: { name, text } });
  await entry.getByRole('button', { name: /^Check .* now$/ }).click();
  await expect(entry).toContainText('Proved by the DNS');
  // the record is no longer asked for
  await expect(entry.locator('code')).toHaveCount(0);
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText(
    'is no domain of Kruger any longer',
  );
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It was sold.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list.getByText(domain)).toHaveCount(0);
});

test('[COM-01] a domain that somebody vouches for shows their name and their reason', async ({ enter }) => {
  const page = await enter('employee', '/studio/company/kruger');
  const list = page.getByRole('region', { name: 'Domains' });
  const dialog = page.getByRole('dialog');
  await list.getByRole('button', { name: 'Add a domain' }).click();
  await dialog.getByLabel('Domain').fill('kruger-plant.example');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await list.getByRole('button', { name: 'Say that kruger-plant.example is theirs' }).click();
  await dialog.getByRole('button', { name: 'It is theirs' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Their contract names it.');
  await dialog.getByRole('button', { name: 'It is theirs' }).click();
  const entry = list.getByRole('listitem').filter({ hasText: 'kruger-plant' });
  await expect(entry).toContainText('Proved by Noa Ben-Ami');
  await expect(entry).toContainText('Their contract names it.');
  const auditor = await enter('auditor', '/studio/company/kruger');
  const read = auditor.getByRole('region', { name: 'Domains' });
  await expect(read).toContainText('kruger-plant.example');
  await expect(read.getByRole('button')).toHaveCount(0);
});
