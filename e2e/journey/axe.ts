import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

// minified, and injected once for a page: the package for Playwright injects 1.5 MB four times for two looks at a page
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly axe.Result[];
  /** How many rules found something to check, and no fault in it. */
  readonly passes: number;
}

/** What axe finds on the page as it is now. `without`: rules that are left out. */
export async function runAxe(page: Page, runOnly: axe.RunOnly, without: readonly string[] = []): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  // of what passes, axe would describe every element
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ['violations'] };
  return page.evaluate(async (asked) => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return { violations, passes: passes.length };
  }, options);
}
