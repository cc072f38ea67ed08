import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const focusable = ':is(a, button, input, select, textarea, summary, [role=treeitem], [role=option], [tabindex])';
/** What a pointer or the Tab key changes: the elements, and the pseudo-classes that they get. */
const forced = {
  rest: null,
  hover: { within: `:is(${focusable}, label, tr)`, pseudoClasses: ['hover'] },
  focus: { within: focusable, pseudoClasses: ['focus', 'focus-visible', 'focus-within'] },
} as const;

for (const [width, states] of [
  [1440, ['rest', 'hover', 'focus']],
  [390, ['rest']],
] as const) {
  test(`the kit at ${String(width)} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/__sandbox/kit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const state of states) {
      await force(page, forced[state]);
      for (const section of await page.locator('[data-picture]').all()) {
        const name = (await section.getAttribute('data-picture')) ?? '';
        const suffix = state === 'rest' ? '' : `-${state}`;
        await expect.soft(section).toHaveScreenshot(`${name}${suffix}-${String(width)}.png`);
      }
    }
  });
}

/** Shows every part as if it were pointed at, or focused, all at once. */
async function force(page: Page, wanted: (typeof forced)[keyof typeof forced]): Promise<void> {
  if (wanted === null) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = `[data-picture] ${wanted.within}`;
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...wanted.pseudoClasses] });
  }
}
