import { runAxe } from '../journey/axe.ts';
import { expect, test } from '../journey/test.ts';

test.use({ fresh: true });

test('[BEG-01] [BEG-02] [BEG-03] an academy opens with its owner, whose link then leads nowhere', async ({
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

  const { link } = JSON.parse(await product.command('setup', '--email', 'olga@owner.example', '--json')) as {
    link: string;
  };
  await page.goto(link);
  await expect(heading).toHaveText('Set up Atrium');
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('other');
  const create = page.getByRole('button', { name: "Create the owner's account" });
  await create.click();
  await expect(page.getByText('Passwords must match.')).toBeVisible();
  await page.getByLabel('New password').fill('Another-pass-2!');
  await page.getByLabel('Confirm password').fill('Another-pass-2!');
  await create.click();
  await expect(heading).toContainText('Olga');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/organization');
  await expect(heading).toHaveText('Companies');

  await page.goto(link);
  await expect(heading).toContainText('Oops');
  const visitor = await another('academy', '/account-settings');
  await visitor.context().clearCookies();
  await visitor.goto('/signup');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Start learning for free');
});
