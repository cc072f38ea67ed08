import type { Page } from '@playwright/test';
import { type PageState } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
};

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: null, name: 'every part of the kit', path: '/__sandbox/kit', twice: true },
  { who: 'archive', name: 'side menu', path: '/drops', reach: openMenu },
  { who: 'archive', name: 'drawer', path: '/drops', reach: openMenu, narrow: true },
];
