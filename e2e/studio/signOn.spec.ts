import { expect, test } from '../journey/test.ts';

// This journey owns the sign-on of Initech.

test('[COM-01] [SSO-01] an owner enters a provider, tests it live until it passes, and switches it on and off', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/company/initech');
  await page.getByRole('link', { name: 'Open sign-on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-on of Initech' })).toBeVisible();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await expect(main.getByText('Nobody signs in by a provider of Initech.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Metadata' }).fill('not metadata');
  await main.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(main.getByText('This is neither metadata')).toBeVisible();
  const { origin } = new URL(page.url());
  await main.getByRole('textbox', { name: 'Metadata' }).fill(`${origin}/__sandbox/idp/initech/metadata`);
  await main.getByRole('button', { name: 'Save as a draft' }).click();
  const draft = page.getByRole('region', { name: 'Draft' });
  await expect(draft.getByText('https://id.initech.example/saml')).toBeVisible();
  await expect(draft.getByText('It was not tested yet.')).toBeVisible();

  const testAs = async (person: string, result: string) => {
    const opened = page.context().waitForEvent('page');
    await draft.getByRole('button', { name: 'Test it in a new tab' }).click();
    const tab = await opened;
    await tab.getByRole('link', { name: person }).click();
    await expect(tab.getByRole('heading', { level: 1, name: result })).toBeVisible();
    return tab;
  };
  const stopped = await testAs('Upton Test', 'The test stopped');
  await expect(stopped.getByText('it sends an address as upn')).toBeVisible();
  await expect(stopped.getByRole('row', { name: 'upn upn@initech.example' })).toBeVisible();
  await stopped.close();
  await draft.getByRole('button', { name: 'Look at the result' }).click();
  await expect(draft.getByText('The test stopped.')).toBeVisible();
  await draft.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('No test of it passed');
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  const passed = await testAs('Nora Test', 'The test passed');
  await expect(passed.getByText('Nobody has an account with this address yet.')).toBeVisible();
  await passed.close();
  await draft.getByRole('button', { name: 'Look at the result' }).click();
  await expect(draft.getByText('It counts for a day.')).toBeVisible();

  await main.getByRole('button', { name: 'Add one' }).click();
  await dialog.getByLabel('Key').fill('initech-learn');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('no further until');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const systems = page.getByRole('region', { name: 'Learning systems' });
  await expect(systems.getByText('/lms?provider=initech-learn')).toBeVisible();

  await draft.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('from now on');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const inUse = page.getByRole('region', { name: 'In use' });
  await expect(inUse.getByText('initech.example', { exact: true })).toBeVisible();
  await expect(draft).toHaveCount(0);
  await expect(systems.getByText('sign in by the sign-on of the company')).toBeVisible();

  await inUse.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('kept as the draft');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('They change their provider.');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(draft.getByText('https://id.initech.example/saml')).toBeVisible();
  await systems.getByRole('button', { name: 'Remove initech-learn' }).click();
  await dialog.getByLabel('Reason').fill('Entered to try it.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(systems.getByText('initech-learn')).toHaveCount(0);
  await draft.getByRole('button', { name: 'Throw the draft away' }).click();
  await dialog.getByRole('button', { name: 'Throw it away' }).click();
  await expect(draft).toHaveCount(0);
});

test('[COM-01] an auditor reads how a company signs in, without a way to change or test it', async ({ enter }) => {
  const page = await enter('auditor', '/studio/company/hooli/sign-on');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-on of Hooli' })).toBeVisible();
  await expect(page.getByText('The test stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a draft' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Test it in a new tab' })).toHaveCount(0);
});
