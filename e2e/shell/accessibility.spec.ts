import type { Page } from '@playwright/test';
import { runAxe } from '../journey/axe.ts';
import type { PageState } from '../journey/pageState.ts';
import { subjects } from '../journey/subjects.ts';
import { expect, test } from '../journey/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The accessibility rules that depend on the color scheme. */
const ofColor = ['color-contrast', 'link-in-text-block'];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The states of a subject's pages that one person sees, by a name for the test. */
const walks = new Map<string, PageState[]>();
for (const { subject, pageStates } of subjects) {
  for (const state of pageStates) {
    const walk = `${subject}, ${state.who ?? 'nobody'}`;
    walks.set(walk, [...(walks.get(walk) ?? []), state]);
  }
}

/** The brightness of the rendered page, which shows the active color scheme. */
function brightness(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red > 127 ? 'light' : 'dark';
  });
}

/** axe does not know the top layer: it takes what is below a modal dialog for above it, and judges no color there. */
async function hideBelowDialog(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (dialog === null) return;
    document.body.style.visibility = 'hidden';
    dialog.style.visibility = 'visible';
  });
}

for (const [walk, states] of walks) {
  test(`axe finds nothing in any state of any page, light and dark: ${walk}`, async ({ page, enter }) => {
    test.slow();
    const person = states[0]?.who ?? null;
    if (person !== null) await enter(person);
    const found: string[] = [];
    for (const { name, path: address, reach, leave, narrow, twice } of states) {
      await page.setViewportSize(narrow ? phone : desk);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await reach?.(page);
      // rows that wait for newer ones are pale; the page of the kit always shows parts that load
      if (!twice) await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect.poll(() => brightness(page)).toBe(scheme);
        if (scheme === 'dark') await hideBelowDialog(page);
        // the second scheme changes nothing but colors
        const { violations, passes } =
          scheme === 'light'
            ? await runAxe(page, { type: 'tag', values: tags }, twice ? ['landmark-unique'] : [])
            : await runAxe(page, { type: 'rule', values: ofColor });
        expect(passes, `${name}, ${scheme}`).toBeGreaterThan(scheme === 'light' ? 10 : 0);
        for (const { id, help, nodes } of violations) {
          found.push(
            `${name}${narrow ? ' on a phone' : ''}, ${scheme}: ${id}, ${help}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
          );
        }
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await leave?.(page);
    }
    expect(found).toEqual([]);
  });
}
