import { type PageState } from '../journey/pageState.ts';
import { lesson } from '../journey/player.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'archive',
    name: 'video',
    path: lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'),
    reach: async (page) => {
      await expect(page.locator('video')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
    },
  },
  {
    who: 'archive',
    name: 'video',
    path: lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'),
    reach: async (page) => {
      await expect(page.locator('video')).toHaveCount(1);
      await page.getByRole('button', { name: 'Transcript' }).click();
    },
    narrow: true,
  },
];
