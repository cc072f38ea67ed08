import { type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
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

const title = 'Map the work, not the org chart';

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': {
    address:
      '/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-ai-leaders-map-the-work-not-the-org-chart',
    heading: title,
    title,
  },
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': {
    address:
      '/courses/ondemand/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-map-the-work-not-the-org-chart-item',
    heading: title,
    title,
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  archive: [lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use')],
};
