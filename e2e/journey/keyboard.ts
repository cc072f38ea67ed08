import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the target has a visible focus. Fails where a press does not get there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    // one element for both looks: a page that still loads may put another one first of those that the locator finds
    const element = await target.evaluateHandle((found) => found);
    if (await element.evaluate((found) => found === document.activeElement)) {
      const markup = await element.evaluate((found) => found.outerHTML.slice(0, 200));
      expect(await element.evaluate(showsFocus), `the focus can be seen: ${markup}`).toBe(true);
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
