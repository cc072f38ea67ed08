import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const isListed: PageState['reach'] = (page) => expect(page.getByRole('article').first()).toBeVisible();

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'member', name: 'events', path: '/events', reach: isListed },
  { who: 'member', name: 'past events on a phone', path: '/events?sort=past', reach: isListed, narrow: true },
  {
    who: 'member',
    name: 'calendar of events',
    path: '/events',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add All to Calendar' }).click();
      await expect(page.getByLabel('Calendar address')).toBeVisible();
    },
  },
  {
    who: 'member',
    name: 'running event',
    path: '/events/office-hours-pricing',
    reach: (page) => showsHeading(page, /Open hour/),
  },
  {
    who: 'member',
    name: 'event that is over, on a phone',
    path: '/events/reading-a-balance-sheet',
    reach: (page) => showsHeading(page, /Reading a balance sheet/),
    narrow: true,
  },
  {
    who: 'member',
    name: 'question before an RSVP',
    path: '/events/procurement-team-inbox',
    reach: async (page) => {
      await page.getByRole('button', { name: 'RSVP to Event' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm Registration' })).toBeVisible();
    },
  },
  {
    who: 'member',
    name: 'invitation of friends',
    path: '/events/procurement-team-inbox',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Invite a Friend' }).click();
      await expect(page.getByLabel('Email addresses')).toBeVisible();
    },
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/events': { heading: 'Be a part of something big', title: 'Events' },
  '/events/{memberEventId}': {
    address: '/events/new-member-orientation',
    heading: /^New member orientation/,
    title: 'New member orientation: find your first course in thirty minutes',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/events', '/events/office-hours-pricing'],
};
