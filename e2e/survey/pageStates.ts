import type { Page } from '@playwright/test';
import type { PageState } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** Opens the survey, also when the member has been asked today: answers that were begun open it again. */
async function asks(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('surveyDraft', '{}');
  });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Tell us about you' })).toBeVisible();
}

async function showsQuestion(page: Page): Promise<void> {
  await asks(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1/2')).toBeVisible();
}

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'limited', name: 'the survey', path: '/', reach: asks },
  { who: 'limited', name: 'the first question of the survey', path: '/', reach: showsQuestion },
  { who: 'limited', name: 'the first question of the survey', path: '/', reach: showsQuestion, narrow: true },
];
