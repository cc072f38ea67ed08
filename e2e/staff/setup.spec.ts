import { runAxe } from '../journey/axe.ts';
import { expect, test } from '../journey/test.ts';

test.use({ fresh: true });

test('[BEG-01] [BEG-02] [BEG-03] [THR-63] an academy opens with its owner, whose link then says that it no longer works', async ({
  page,
  product,
  another,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await product.command('db', '-c', 'delete from staff_role');
  await page.goto('/signup');
  await expect(heading).toHaveText('Opening soon');
  await expect(page.getByText('The academy opens soon. Please come back a little later.')).toBeVisible();
  await page.goto('/preview/WELCOME30');
  await expect(heading).toHaveText('Opening soon');

  const newLink = async (): Promise<string> => {
    const printed = await product.command('setup', '--email', 'olga@owner.example', '--json');
    return (JSON.parse(printed) as { link: string }).link;
  };
  const create = page.getByRole('button', { name: "Create the owner's account" });
  const fillIn = async (): Promise<void> => {
    await page.getByLabel('First name').fill('Olga');
    await page.getByLabel('Last name').fill('Berg');
    await page.getByLabel('New password').fill('Another-pass-2!');
    await page.getByLabel('Confirm password').fill('Another-pass-2!');
  };
  const replaced = await newLink();
  await page.goto(replaced);
  await expect(heading).toHaveText('Set up Atrium');
  await fillIn();
  const link = await newLink();
  await create.click();
  await expect(heading).toHaveText('This link no longer works');
  await expect(heading).toBeFocused();
  await expect(page.getByText('npm run setup')).toBeVisible();
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  const words = await page.getByRole('main').innerText();

  await page.goto(link);
  await expect(heading).toHaveText('Set up Atrium');
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await create.click();
  await expect(page.getByText('Passwords must match.')).toBeVisible();
  await fillIn();
  await create.click();
  // the second factor may be added at once, or within three days
  await expect(heading).toHaveText('Second factor');
  expect(new URL(page.url()).pathname).toBe('/second-factor');
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(heading).toContainText('Olga');
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('Add a second factor by');
  await page.goto('/organization');
  await expect(heading).toHaveText('Companies');

  // a link that was used, one that was replaced and one that never was cannot be told apart
  for (const dead of [link, replaced, '/setup/never-made']) {
    await page.goto(dead);
    await expect(heading).toHaveText('This link no longer works');
    expect(await page.getByRole('main').innerText()).toBe(words);
  }
  const visitor = await another('academy', '/account-settings');
  await visitor.context().clearCookies();
  await visitor.goto('/signup');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Start learning for free');
});
