import type { Locator, Page } from '@playwright/test';
import { isPlaying, playhead } from '../journey/player.ts';
import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

/** Presses Tab until the target has a visible focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(showsFocus), 'the focus can be seen').toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not get there');
}

/** A focus ring on the element itself, or on the area it is stretched over. */
function showsFocus(element: Element): boolean {
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const card = element.closest('article');
  if (card !== null) styles.push(...[card, ...card.querySelectorAll('*')].map((item) => getComputedStyle(item)));
  return styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
}

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
