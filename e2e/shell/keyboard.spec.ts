import { showsFocus, tabTo } from '../journey/keyboard.ts';
import { isPlaying, playhead } from '../journey/player.ts';
import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

test('by keyboard alone: sign in, find a course, enroll, watch', async ({ page }) => {
  test.slow();
  await page.goto('/courses');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(emailOf('planner'));
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search courses' }));
  await page.keyboard.type('hiring with evidence');
  await page.keyboard.press('Enter');
  const course = page.getByRole('link', { name: 'Hiring with Evidence' });
  await expect(page.getByRole('status').filter({ hasText: /^\d courses?$/ })).toBeVisible();
  await tabTo(page, course);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hiring with Evidence');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const enroll = page.getByRole('region', { name: 'On demand' }).getByRole('button', { name: 'Enroll', exact: true });
  await tabTo(page, enroll);
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('dialog', { name: 'Ready to learn?' }).getByRole('button', { name: 'Enroll', exact: true }),
  );
  await page.keyboard.press('Enter');
  const next = page.getByRole('dialog', { name: "What's next..." });
  await tabTo(page, next.getByRole('link', { name: 'Start watching' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/courses/session/hiring-with-evidence-od');
  await tabTo(page, page.getByRole('link', { name: 'Write the job as results' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the job as results');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => isPlaying(page)).toBe(false);
  const at = await playhead(page);
  await page.keyboard.press('l');
  await expect.poll(() => playhead(page)).toBeGreaterThan(at + 8);
});

test('by keyboard alone: an administrator reads a week, sorts, opens a person and finds the seats', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('ann@acme.example', '/organization?filter=LAST_90_DAYS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
  await tabTo(page, page.getByRole('button', { name: 'What is Users Engaged?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note').filter({ visible: true })).toContainText('People with a seat who watched');
  await page.keyboard.press('Escape');
  await tabTo(page, page.locator('summary').filter({ hasText: 'View as table' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /(Hours|Minutes) watched, .*, view list$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^What people did from /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Directories' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Show everyone' }));
  await page.keyboard.press('Enter');
  const head = page.getByRole('columnheader', { name: 'Hours' });
  await tabTo(page, head.getByRole('button', { name: 'Hours', exact: true }));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(head.getByRole('button', { name: 'Hours', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Bob Tanaka' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Go Back' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Manage seats' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add people' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add people' })).toBeFocused();
});

test('by keyboard alone: the area that takes a pasted file says so and shows its focus', async ({ enter }) => {
  const page = await enter('ann@acme.example', '/organization/seats');
  await tabTo(page, page.getByRole('button', { name: 'Add people' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('tab', { name: 'CSV file' }).click();
  const label = 'A CSV file with the columns Email, First Name and Last Name';
  const area = dialog.getByRole('button', { name: `Paste a file ${label}` });
  for (let press = 0; press < 10; press += 1) {
    if (await area.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(area).toBeFocused();
  // the button itself is not seen
  expect(await dialog.locator('[data-focus-visible]').evaluate(showsFocus), 'the focus can be seen').toBe(true);
});

test('with reduced motion nothing is animated', async ({ enter }) => {
  const page = await enter('member', '/');
  await expect(page.getByRole('region', { name: 'Upcoming courses' })).toBeVisible();
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) => animation.playState === 'running' && Number(animation.effect?.getTiming().duration) > 50,
          ).length,
    );
  expect(await moving()).toBe(0);
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
  expect(await moving()).toBe(0);
  await page.keyboard.press('Escape');
  await page.goto('/courses/ai-first-strategy');
  await page.getByRole('button', { name: 'Join this course' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toBe(0);
});
