import { persona } from '@atrium/content/people.ts';
import type { Page } from '@playwright/test';
import { advance } from '../journey/clock.ts';
import { expect, test } from '../journey/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Support mode' });
const reason = 'They cannot find their course.';

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what they see' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('for 60 minutes');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(band(page)).toBeVisible();
}

test('[STF-06] [THR-71] support sees the pages of a member with a band, changes nothing, and the member reads it', async ({
  enter,
  another,
  context,
}) => {
  const { memberId, firstName, lastName } = persona('academy');
  const page = await enter('support', `/studio/people/${memberId}`);
  const studio = await context.newPage();
  await studio.goto('/studio/people');
  await expect(studio.getByRole('row').nth(1)).toBeVisible();
  await start(page);
  await expect(band(page)).toContainText(`You see this as ${firstName} ${lastName} does.`);
  await expect(band(page)).toContainText(/(?:60|59) minutes left/);
  // a tab that was open becomes the member's with its next answer, and has nothing of the team
  // (the tab asks by itself too, so the next answer may be there before the press)
  const former = studio.getByRole('button', { name: 'Former' });
  await expect(former.or(band(studio)).first()).toBeVisible();
  if (await former.isVisible()) await former.click({ timeout: 5000 }).catch(() => null);
  await expect(band(studio)).toBeVisible();
  await expect(studio.getByRole('heading', { level: 1 })).not.toHaveText('Members');
  await studio.close();

  await page.goto('/account-settings');
  await expect(band(page)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  const choice = page.getByRole('switch').first();
  const was = await choice.isChecked();
  await choice.click();
  await expect(page.getByText('You are in support mode: nothing can be changed.').first()).toBeVisible();
  await expect(choice).toBeChecked({ checked: was });
  await page.goto('/courses');
  await expect(band(page)).toBeVisible();
  await page.reload();
  await expect(band(page)).toBeVisible();

  await band(page).getByRole('button', { name: 'End' }).click();
  await expect(page).toHaveURL(`/studio/people/${memberId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
  await expect(band(page)).toHaveCount(0);

  const own = await another('academy', '/account-settings');
  const looks = own.getByRole('region', { name: 'Who looked at your account' });
  await expect(looks).toContainText(reason);
  await expect(looks).toContainText('Support');
  await expect(looks).toContainText('for a minute');
  await expect(band(own)).toHaveCount(0);
});

test.describe('time', () => {
  test.use({ fresh: true });

  test('[STF-06] [THR-71] it is over by itself after an hour, and ends at the page of the person', async ({
    enter,
    request,
  }) => {
    const { memberId } = persona('academy');
    const page = await enter('support', `/studio/people/${memberId}`);
    await start(page);
    await advance(request, 'PT59M45S');
    await page.reload();
    await expect(band(page)).toContainText('1 minute left');
    await expect(page).toHaveURL(`/studio/people/${memberId}`);
    await expect(band(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'See what they see' })).toBeVisible();
  });
});
