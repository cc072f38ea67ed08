import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const isListed: PageState['reach'] = (page) => expect(page.getByRole('article').first()).toBeVisible();
const isEditable: PageState['reach'] = (page) => showsHeading(page, 'Edit Profile');

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'member', name: 'directory', path: '/member-directory', reach: isListed },
  { who: 'member', name: 'directory on a phone', path: '/member-directory', reach: isListed, narrow: true },
  {
    who: 'member',
    name: 'directory without a match',
    path: '/member-directory?q=zzzzqq',
    reach: (page) => expect(page.getByText("we didn't find anything that matches your search.")).toBeVisible(),
  },
  {
    who: 'member',
    name: 'profile of oneself',
    path: '/member-directory/maya-fernandes',
    reach: (page) => showsHeading(page, 'Maya Fernandes'),
  },
  {
    who: 'member',
    name: 'sparse profile of another, on a phone',
    path: '/member-directory/lucia-arriaga',
    reach: (page) => showsHeading(page, 'Lucía Arriaga'),
    narrow: true,
  },
  { who: 'member', name: 'edit page', path: '/member-directory/maya-fernandes/edit', reach: isEditable },
  {
    who: 'member',
    name: 'edit page on a phone',
    path: '/member-directory/maya-fernandes/edit',
    reach: isEditable,
    narrow: true,
  },
  {
    who: 'member',
    name: 'question for a picture',
    path: '/member-directory/maya-fernandes/edit',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change picture' }).click();
      await expect(page.getByRole('dialog', { name: 'Your picture' })).toBeVisible();
    },
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/member-directory': { heading: 'Your fellow members', title: 'Member Directory' },
  '/member-directory/{userId}': {
    address: '/member-directory/maya-fernandes',
    heading: 'Maya Fernandes',
    title: 'Maya Fernandes',
  },
  '/member-directory/{userId}/edit': {
    address: '/member-directory/noa-ben-ami/edit',
    heading: 'Edit Profile',
    title: 'Edit Profile',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/member-directory', '/member-directory/maya-fernandes', '/member-directory/maya-fernandes/edit'],
};
