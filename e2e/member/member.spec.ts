import type { Locator, Page, Request, Response } from '@playwright/test';
import { block } from '../journey/block.ts';
import { stopTimers } from '../journey/clock.ts';
import { persistedDocument } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';

test('[DIR-01] [DIR-02] the directory is searched a second after the last key, paged, and its note stays closed', async ({
  enter,
}) => {
  const page = await enter('academy', '/member-directory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your fellow members');
  const cards = page.getByRole('list', { name: 'Members' }).getByRole('article');
  await expect(cards).toHaveCount(36);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/member-directory?page=2');
  await expect(cards).not.toHaveCount(36);
  await page.getByRole('button', { name: 'Close this note' }).click();

  const asked: Request[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('"filter"')) asked.push(request);
  });
  const box = page.getByRole('searchbox', { name: 'Search by Name or Job Title' });
  // while the timers stand, no key is too late for the one before it
  await stopTimers(page);
  await box.pressSequentially('zielinska');
  const resumed = Date.now();
  await page.clock.resume();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Katarzyna Zielińska');
  expect(asked).toHaveLength(1);
  expect((asked[0]?.timing().startTime ?? 0) - resumed).toBeGreaterThan(900);
  await expect(page).toHaveURL('/member-directory?q=zielinska');
  await box.fill('nobody of that name');
  await expect(page.getByText("Oops... we didn't find anything that matches your search.")).toBeVisible();
  await expect(page.getByText('Try searching by first name, last name or job title.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'About the directory' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/member-directory');
  await expect(cards).toHaveCount(18);
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto('/member-directory');
  await expect(cards).toHaveCount(27);
});

test('[DIR-01] a directory that cannot be loaded says so, and is there after another try; a NUL finds nobody', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('academy', '/drops');
  const errors = [{ message: 'Something went wrong', path: ['listMembers'], extensions: { code: 'INTERNAL' } }];
  await page.route('**/graphql', (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    return query === persistedDocument('MemberDirectory')
      ? route.fulfill({ json: { data: { listMembers: null }, errors } })
      : route.fallback();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/member-directory');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const failure = page.getByRole('alert').filter({ hasText: 'Oh snap!' });
  await expect(failure).toContainText('Something went wonky. Sorry for the inconvenience.', { timeout: 30_000 });
  await expect(failure.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your fellow members');
  await page.unroute('**/graphql');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('article').first()).toBeVisible();
  await page.goto('/member-directory?q=a%00b');
  await expect(page.getByText("Oops... we didn't find anything that matches your search.")).toBeVisible();
});

test('[DIR-01] members appear where their placeholders were', async ({ enter, context }) => {
  const page = await enter('academy', '/drops');
  await page.setViewportSize({ width: 390, height: 844 });
  const { blocked, release } = block();
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('"filter"')) await blocked;
    await route.fallback();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/member-directory');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const waiting = page.locator('[aria-busy="true"]').filter({ hasText: 'Loading members' });
  await expect(waiting).toBeVisible();
  const topOf = (portrait: Locator) => portrait.evaluate((element) => element.getBoundingClientRect().top);
  // by its place: a placeholder has neither a name nor a role
  const placeholder = await topOf(waiting.locator('[style*="aspect-ratio"]').first());
  await context.setOffline(true);
  const edges = await Promise.all([
    page.getByRole('complementary', { name: 'About the directory' }).boundingBox(),
    page.getByText("You're offline. We'll load this when you're back.").boundingBox(),
  ]);
  await context.setOffline(false);
  // the words keep their distance from the note above
  expect((edges[1]?.y ?? 0) - (edges[0]?.y ?? 0) - (edges[0]?.height ?? 0)).toBeGreaterThanOrEqual(20);
  release();
  const member = page.getByRole('list', { name: 'Members' }).getByRole('article').first();
  await expect.poll(async () => Math.abs((await topOf(member)) - placeholder)).toBeLessThan(4);
});

/** The answer to a save that has this text. */
const savedText = (page: Page, text: string): Promise<Response> =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes(text));

test('[PRO-02] [PRO-03] [THR-42] what is typed saves itself, what another tab saved is not overwritten, and leaving loses nothing', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const path = `/member-directory/${email.split('@')[0] ?? ''}`;
  const page = await enter(email, `${path}/edit`);
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Community' }).click();
  const intro = page.getByLabel('Introduction');
  await expect(intro).toBeInViewport();

  // three seconds after the last key, without leaving the field
  await intro.fill('I keep bees.');
  await expect(page.getByText('Your information has been saved.')).toBeVisible();
  await expect(page.getByText('12/300')).toBeVisible();

  // on blur, at once
  const saved = savedText(page, 'Ask the night shift');
  await page.getByLabel('My Growth Tip').fill('Ask the night shift first.');
  await page.getByLabel('What I Love').focus();
  await saved;
  // the tabs share what is not saved yet
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts'))).toBeNull();

  // a second tab
  const other = await page.context().newPage();
  await other.goto(`${path}/edit`);
  await other.getByLabel('What I Love').fill('Rowing');
  await expect(other.getByText('Your information has been saved.')).toBeVisible();
  await page.getByLabel('What I Love').fill('Singing');
  await expect(page.getByText('This was changed somewhere else in the meantime.')).toBeVisible();
  await expect(page.getByLabel('What I Love')).toHaveValue('Singing');
  // nothing of the form is saved until that is settled, so it is said beside every field, also far from its end
  await page.getByLabel('Introduction').evaluate((field) => {
    field.scrollIntoView({ block: 'center' });
  });
  await expect(page.getByRole('button', { name: 'Keep my changes' })).toBeInViewport({ ratio: 1 });
  const kept = savedText(page, 'Singing');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(page.getByText('This was changed somewhere else in the meantime.')).toHaveCount(0);
  await kept;
  // the page stays where the member was typing
  await expect(page.getByLabel('Introduction')).toBeInViewport();

  // the page is left before the pause is over
  await page.getByLabel('LinkedIn').fill('bee-keeper');
  const left = savedText(page, 'bee-keeper');
  await page.getByRole('link', { name: 'View Profile' }).click();
  await left;
  await page.goto(path);
  await expect(page.getByText('I keep bees.')).toBeVisible();
  await expect(page.getByText('Singing')).toBeVisible();
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/bee-keeper',
  );
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'ugc noopener');
});

test('[PRO-05] [PRO-08] a picture is chosen, cropped and uploaded; a new country clears state and city', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const path = `/member-directory/${email.split('@')[0] ?? ''}`;
  const page = await enter(email, `${path}/edit`);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  };
  await choose(Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(dialog.getByText('Image must be less than 5MB')).toBeVisible();
  await choose(await page.screenshot({ type: 'jpeg' }));
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Your information has been saved.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('img', { name: /^Portrait of/ })).toHaveAttribute(
    'src',
    /^\/files\/images\/[\da-f]{32}\.webp$/,
  );

  await page.goto(`${path}/edit`);
  const pick = async (label: string, typed: string, option: string) => {
    const field = page.getByRole('combobox', { name: label });
    // replaces the text of the field, wherever the caret is
    await field.selectText();
    await field.pressSequentially(typed);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveCount(0);
  await pick('Country', 'Germ', 'Germany');
  await pick('State', 'Bav', 'Bavaria');
  await page.getByRole('combobox', { name: 'City' }).fill('Munich');
  // an open list hides the other fields
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'State' }).fill('Hesse');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveCount(0);
  await pick('Country', 'Portu', 'Portugal');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('Cascadia'));
  await page.getByRole('combobox', { name: 'Country' }).fill('Cascadia');
  await page.getByLabel('LinkedIn').focus();
  await sent;
});
