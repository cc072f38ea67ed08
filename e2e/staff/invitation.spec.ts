import { runAxe } from '../journey/axe.ts';
import { mailsTo } from '../journey/mails.ts';
import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

test('[STF-08] a colleague joins by the link in a mail, with a new account or their own, and the link then ends', async ({
  page,
  product,
  request,
  enter,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const invite = async (email: string): Promise<string> => {
    await product.command('staff', 'invite', '--email', email, '--role', 'editor');
    const linkOf = async (): Promise<string | undefined> =>
      (await mailsTo(request, email))
        .filter(({ subject }) => subject === 'Join the team of Atrium')
        .map(({ text }) => /\/join-team\/[\w-]+/.exec(text)?.[0])[0];
    await expect.poll(linkOf).toBeDefined();
    return (await linkOf()) ?? '';
  };
  const link = await invite('nora@team.example');
  await page.goto(link);
  await expect(heading).toHaveText('Join the team of Atrium');
  await expect(page.getByRole('main')).toContainText('You are invited as editor.');
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quist');
  await page.getByLabel('New password').fill('Another-pass-2!');
  await page.getByLabel('Confirm password').fill('Another-pass-2!');
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL('/second-factor');
  await expect(heading).toHaveText('Second factor');

  const own = await invite(emailOf('archive'));
  await page.goto(own);
  await expect(page.getByRole('main')).toContainText('You are signed in as nora@team.example, which does not join');
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await page.context().clearCookies();
  for (const dead of [link, '/join-team/never-made']) {
    await page.goto(dead);
    await expect(heading).toHaveText('This link no longer works');
  }
  await page.goto(own);
  await expect(page.getByRole('main')).toContainText('keeps everything that it has');
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(heading).toHaveText("You're on the team");
  await expect(heading).toBeFocused();
  expect((await runAxe(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await page.getByRole('link', { name: 'Add a second factor' }).click();
  await expect(page).toHaveURL('/login?redirectPath=%2Fsecond-factor');
  await enter('archive', '/second-factor');
  await expect(heading).toHaveText('Second factor');
});
