import { persona } from '@atrium/content/people.ts';
import type { Locator } from '@playwright/test';
import { persistedDocument } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';

const profileOf = (name: string): string => `/member-directory/${persona(name).memberId}`;

test('[PRO-01] a profile shows what its member has entered, its links open, and the owner alone may edit it', async ({
  enter,
  another,
}) => {
  const page = await enter('academy', profileOf('member'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Maya Fernandes');
  const portrait = main.getByRole('img', { name: 'Portrait of Maya Fernandes' });
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const text of [
    'She/Her/Hers',
    'Director of Operations, Larkfield Hospitals',
    'Healthcare',
    'Operations',
    'Philadelphia, Pennsylvania, United States',
    'English, Portuguese, Konkani',
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  const links = {
    LinkedIn: 'https://www.linkedin.com/in/maya-fernandes-operations',
    Twitter: 'https://x.com/maya_runs_beds',
    Instagram: '//instagram.com/maya.rows',
    'https://larkfield.example/beds': 'https://larkfield.example/beds',
  };
  for (const [name, href] of Object.entries(links))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const titles = ["Hi, I'm Maya", 'My Growth Tip', 'Give to the Community', 'Get from the Community', 'What I Love'];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(page.getByRole('link', { name: 'Edit Your Profile' })).toHaveCount(0);
  const own = await another('member', profileOf('member'));
  await own.getByRole('link', { name: 'Edit Your Profile' }).click();
  await expect(own).toHaveURL(`${profileOf('member')}/edit`);
  // a profile that cannot be loaded
  const errors = [{ message: 'Something went wrong', path: ['getMemberProfile'], extensions: { code: 'INTERNAL' } }];
  const failed = { data: { getMemberProfile: null }, errors };
  await page.goto('/');
  await page.route('**/graphql', (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    return query === persistedDocument('ProfilePage') ? route.fulfill({ json: failed }) : route.fallback();
  });
  await page.evaluate((path) => {
    history.pushState({}, '', path);
  }, profileOf('ondemand'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oh snap!', { timeout: 30_000 });
  await expect(page.getByText('Something went wonky.')).toBeVisible();
});

test('[PRO-01] [DIR-02] a profile and the directory are printed without their note and their buttons', async ({
  enter,
}) => {
  const page = await enter('academy', profileOf('member'));
  const note = page.getByRole('complementary', { name: 'About the directory' });
  const back = page.getByRole('link', { name: 'All members' });
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My Growth Tip' })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(back).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await back.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});

test('[DIR-03] whose company hides its people finds no link to the directory, and is found by nobody else', async ({
  enter,
  another,
}) => {
  // Globex hides its people, Acme does not
  const hidden = await enter('gil@globex.example', '/');
  const navigation = hidden.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(hidden.locator('a[href="/member-directory"]')).toHaveCount(0);
  await hidden.getByRole('button', { name: /^Open menu, signed in as/ }).click();
  await expect(hidden.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
  await expect(hidden.locator('a[href="/member-directory"]')).toHaveCount(0);

  const page = await another('ann@acme.example', '/member-directory?q=hartmann');
  await expect(page.getByText("Oops... we didn't find anything that matches your search.")).toBeVisible();
  await page.goto('/member-directory/gil-hartmann');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oops/);
  await page.getByRole('button', { name: /^Open menu, signed in as/ }).click();
  await expect(page.getByRole('dialog').locator('a[href="/member-directory"]')).toBeVisible();
});

test('[PRO-03] [THR-42] with any latency what is stored in the end is what was typed last, in every form', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const path = `/member-directory/${email.split('@')[0] ?? ''}`;
  const page = await enter(email, `${path}/edit`);
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  // a sequence that is the same in every run
  let seed = 42;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  let [flying, most] = [0, 0];
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query !== persistedDocument('SaveMemberCommunity')) return route.fallback();
    flying += 1;
    most = Math.max(most, flying);
    // the request is late, or its answer
    const [before, after] = [next(900), next(900)];
    await new Promise((resolve) => setTimeout(resolve, before));
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, after));
    flying -= 1;
    return route.fulfill({ response });
  });
  const labels = ['My Growth Tip', 'What I Love', 'Introduction'];
  const typed: Record<string, string> = {};
  for (let turn = 0; turn < 24; turn += 1) {
    const label = labels[next(labels.length)] ?? '';
    typed[label] = `Turn ${String(turn)} of ${label}`;
    await page.getByLabel(label).fill(typed[label]);
    // another field is entered, or the tab is hidden, which saves at once
    if (next(3) > 0) await page.getByLabel(labels[next(labels.length)] ?? '').focus();
    if (next(4) === 0) await page.waitForTimeout(next(1200));
  }
  await page.getByLabel('LinkedIn').focus();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts')), { timeout: 30_000 }).toBeNull();
  expect(most).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(path);
  for (const text of Object.values(typed)) await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('[PRO-03] under the banner of a conflict no chip of the languages takes the focus unseen', async ({
  enter,
  memberWith,
}) => {
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const path = `/member-directory/${email.split('@')[0] ?? ''}/edit`;
  const page = await enter(email, path);
  const languages = page.getByRole('combobox', { name: 'Languages' });
  for (const language of ['German', 'Welsh']) {
    await languages.fill(language);
    await page.getByRole('option', { name: language, exact: true }).click();
  }
  await page.getByLabel('Middle name').fill('Bee');
  await expect(page.getByText('Your information has been saved.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts'))).toBeNull();
  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByLabel('Middle name').fill('Cee');
  await expect(other.getByText('Your information has been saved.')).toBeVisible();
  await page.getByLabel('Middle name').fill('Dee');
  const banner = page.getByText('This was changed somewhere else in the meantime.');
  await expect(banner).toBeVisible();
  const chip = page.getByRole('row', { name: 'German' });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  // the chips are below the banner's upper edge, where the tab from the field must not leave them
  await page.setViewportSize({ width: 1280, height: 500 });
  await languages.focus();
  await page.keyboard.press('Escape');
  await page.evaluate(
    (by) => {
      scrollBy({ top: by, behavior: 'instant' });
    },
    (await topOf(chip)) - (await topOf(banner)),
  );
  await page.keyboard.press('Tab');
  await expect(chip).toBeFocused();
  await expect.poll(async () => (await topOf(chip)) + 28 <= (await topOf(banner))).toBe(true);
});
