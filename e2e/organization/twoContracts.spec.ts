import { expect, test } from '../journey/test.ts';

// takes seats and extends one
test.use({ fresh: true });

test('[ORG-01] [ORG-12] two contracts are one program: their seats are one number, and a seat of the shorter one is extended', async ({
  enter,
}) => {
  const page = await enter('maeve@oceanic.example', '/organization');
  const card = page.getByRole('region', { name: 'Oceanic' });
  await expect(card).toContainText('of 18 seats in use');
  const inUse = page.getByRole('link', { name: /^7 seats in use/ });
  await expect(inUse).toBeVisible();
  await expect(card).toContainText('9 seats are free.');
  await card.getByRole('link', { name: 'Manage seats' }).click();

  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('tab', { name: 'CSV file' }).click();
  const names = ['hamish-lockhart', 'odette-marchand', 'ida-berg', 'ida-berg'];
  const rows = names.map((name) => `${name}@oceanic.example,Ida,Berg`);
  const csv = ['Email,First Name,Last Name', ...rows, 'ida@elsewhere.example,Ida,Berg'].join('\r\n');
  const check = async () => {
    const file = { name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Check' }).click();
  };
  await check();
  const verdictOf = (name: string) => dialog.getByRole('row', { name: new RegExp(name) }).getByRole('cell');
  await expect(verdictOf('hamish-lockhart')).toHaveText('Has a seat, and keeps it for longer');
  await expect(verdictOf('odette-marchand')).toHaveText('Already has a seat');
  await expect(verdictOf('ida@elsewhere')).toHaveText("This address isn't on a company domain");
  await expect(
    dialog.getByText(
      "1 person will get a seat, 1 will keep theirs for longer, 1 already has one, 1 won't get one. 1 row is a duplicate.",
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign and extend seats' }).click();
  await expect(page.getByText('1 person got a seat, 1 keeps theirs for longer, ')).toBeVisible();
  await expect(dialog).toBeHidden();

  // the new one is no longer free; the one that is kept for longer was none of them
  await expect(page.getByText('8 seats are free')).toBeVisible();
  await expect(inUse).toBeVisible();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/Hamish Lockhart/)).toContainText('Signed in');
  // beside the buttons; both are of the longer contract now
  const ends = (name: RegExp) => row(name).getByRole('cell').nth(-2);
  const day = await ends(/Odette Marchand/).innerText();
  expect(day).toMatch(/, 20\d\d$/);
  await expect(ends(/Hamish Lockhart/)).toHaveText(day);
  await page.getByRole('button', { name: 'Add people' }).click();
  await dialog.getByRole('tab', { name: 'CSV file' }).click();
  await check();
  await expect(verdictOf('hamish-lockhart')).toHaveText('Already has a seat');
  const press = dialog.getByRole('button', { name: 'Assign seats' });
  await expect(press).toBeDisabled();
  await expect(press).toHaveAccessibleDescription('No one on this list would get a seat.');
});
