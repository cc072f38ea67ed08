import { expect, test } from '../journey/test.ts';

for (const width of [1440, 390]) {
  test(`the kit at ${String(width)} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/__sandbox/kit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const section of await page.locator('[data-picture]').all()) {
      const name = (await section.getAttribute('data-picture')) ?? '';
      await expect.soft(section).toHaveScreenshot(`${name}-${String(width)}.png`);
    }
  });
}
