import { expect, test } from '../journey/test.ts';

test('[API-07] [STF-05] an owner makes a token, a program calls with it, and ends it with a reason', async ({
  enter,
  another,
}) => {
  const name = `Journey ${Date.now().toString(36)}`;
  const page = await enter('employee', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'API tokens' }).click();
  await expect(page.getByRole('heading', { name: 'API tokens', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByText('Give the token a name, such as what uses it.')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Role').selectOption('Support');
  await page.getByRole('radio', { name: /^Reads and writes/ }).check();
  await page.getByLabel('Good for').selectOption('30 days');
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText(
    `“${name}” reads and changes what the role Support includes, for 30 days.`,
  );
  await page.getByRole('button', { name: 'Make it' }).click();
  const dialog = page.getByRole('dialog', { name: `The secret of “${name}”` });
  const secret = await dialog.getByLabel('Token').inputValue();
  expect(secret).toMatch(/^atr_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'I have it' }).click();
  const row = page.getByRole('table', { name: 'API tokens' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Support, reads and writes');
  await expect(row).toContainText('Never');

  const call = (query: string) =>
    fetch(new URL('/graphql', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query }),
    });
  const answer = await call('{ listDueCertificates { __typename } getMember { userId } }');
  expect(await answer.json()).toMatchObject({
    data: { getMember: null },
    errors: [{ path: ['getMember'], extensions: { code: 'FORBIDDEN', reason: 'TOKEN' } }],
  });

  await row.getByRole('button', { name: `End ${name}` }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('ends now');
  await page.getByLabel('Reason').fill('The journey is over.');
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(row).toContainText('by Noa Ben-Ami');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await call('{ __typename }')).status).toBe(401);

  const log = await another('auditor', '/studio/audit?q=api token ended');
  await expect(log.getByRole('table', { name: 'Audit log' })).toContainText('The journey is over.');
});

test('[API-07] [STF-01] an auditor reads of tokens and ends none', async ({ enter }) => {
  const page = await enter('auditor', '/studio/tokens');
  const table = page.getByRole('table', { name: 'API tokens' });
  await expect(table).toContainText('Data warehouse');
  await expect(table.getByRole('row').filter({ hasText: 'Former help desk' })).toContainText('by Noa Ben-Ami');
  await expect(table.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'New token' })).toHaveCount(0);
});
