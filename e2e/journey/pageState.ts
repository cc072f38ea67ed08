import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A page in one of its states, as somebody whom it fits. The `pageStates.ts` of each subject lists those of its pages;
 * the accessibility walk finds and visits them all.
 */
export interface PageState {
  /** null: a visitor. */
  readonly who: string | null;
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, and waits for it. */
  readonly reach?: (page: Page) => Promise<void>;
  /** On a phone instead of a desk. */
  readonly narrow?: true;
  /** Shows everything in both themes at once, so that landmarks stand there twice. */
  readonly twice?: true;
}

export const showsHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
