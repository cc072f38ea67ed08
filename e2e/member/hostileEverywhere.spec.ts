import type { Page } from '@playwright/test';
import { withoutPageData } from '../journey/pageData.ts';
import { subjects } from '../journey/subjects.ts';
import { expect, test } from '../journey/test.ts';
import { answerHostile, textsShown } from './hostileAnswers.ts';
import { foundIn, isOfSanitizer } from './hostilePage.ts';

// Every text that a page asks for, in a thousand hostile variants: a new field of the API is hostile without an entry
// here, and a page that shows it has to be among the visits of its subject.

/** Pages by their viewer; '' is a visitor. */
const visits = new Map<string, string[]>();
for (const { visits: own } of subjects) {
  for (const [who, paths] of Object.entries(own ?? {})) visits.set(who, [...(visits.get(who) ?? []), ...paths]);
}

/**
 * A link to a script that is left without its address; the page's own subscription to a calendar, and its own forms: of
 * the quiz, and of what somebody can open.
 */
const isHarmless = (html: string): boolean =>
  /^<a(?: title="[^"]*")?>/.test(html) ||
  /^<form class="[\w ]+"><fieldset class=/.test(html) ||
  // the frame of a letter, which runs nothing: letter.test.ts
  /^<iframe class="[\w-]+_frame" title="The mail: /.test(html) ||
  /^<form class="\w+_ask"><div class="\w+_field">/.test(html) ||
  /^<a role="menuitem"[^>]* href="webcal:\/\/localhost:\d+\/calendar\//.test(html);

/** Responses of other hosts, and requests to them that the policy of the page has not stopped. */
function watchOthers(page: Page, origin: string): readonly string[] {
  const seen: string[] = [];
  const isOther = (url: string): boolean => /^https?:/.test(url) && new URL(url).origin !== origin;
  page.on('response', (response) => {
    if (isOther(response.url())) seen.push(response.url());
  });
  page.on('requestfailed', (request) => {
    if (isOther(request.url()) && request.failure()?.errorText !== 'csp') seen.push(request.url());
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`));
  return seen;
}

test('[THR-32] [THR-33] every text of the API that a page shows may be hostile: no script, foreign form or link with one', async ({
  page: visitor,
  another,
  baseURL,
  faults,
}) => {
  test.setTimeout(300_000);
  const met = new Set<string>();
  const found: string[] = [];
  for (const [who, paths] of visits) {
    const page = who === '' ? visitor : await another(who);
    await withoutPageData(page.context());
    const seen = watchOthers(page, baseURL ?? '');
    await answerHostile(page, met);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/^(?:Not Authorized|Oh snap!|Oops)/);
      if (path.endsWith('tab=1')) {
        await page.locator('main tbody button[aria-expanded=false]').first().dispatchEvent('click');
        await page.waitForLoadState('networkidle');
      }
      const wrong = (await foundIn(page)).filter((html) => !isHarmless(html));
      found.push(...wrong.map((html) => `${who} ${path} ${html}`));
    }
    found.push(...seen);
  }
  // the policy of the page stops pictures of other hosts
  const others = faults.filter((fault) => !isOfSanitizer(fault) && !fault.startsWith('Loading the image '));
  faults.splice(0, faults.length, ...others);
  expect(found).toEqual([]);
  const unmet = [...textsShown()].filter((field) => !met.has(field)).toSorted();
  expect(unmet.map((field) => `${field}: add a page that shows it to \`visits\` of a pageStates.ts`)).toEqual([]);
});
