import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the target has a visible focus. Fails where a press does not get there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
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
export function showsFocus(element: Element): boolean {
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const card = element.closest('article');
  if (card !== null) styles.push(...[card, ...card.querySelectorAll('*')].map((item) => getComputedStyle(item)));
  return styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
}
