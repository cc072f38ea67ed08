import type { Page } from '@playwright/test';
import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** Answers every later call of the page with a failure of the server. */
const breakService = async (page: Page): Promise<void> => {
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
};

const figures = { currentPeriodEnd: 1, currentPrice: 99_500, discountPrice: 19_900 };
const c = encodeURIComponent(Buffer.from(JSON.stringify(figures)).toString('base64'));

/** Goes on to the page on which AI Academy is paid. */
const openCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Choose plan: AI Academy', exact: true }).click();
  await page.waitForURL('**/__sandbox/checkout/**');
  await showsHeading(page, 'AI Academy');
};

/** Opens the page of the portal in this tab, by the link that stays beside its own. */
const openPortal = async (page: Page): Promise<void> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Update billing' }).click();
  await (await opened).close();
  const address = await page.getByRole('link', { name: 'Open the billing portal' }).getAttribute('href');
  await page.goto(address ?? '');
  await showsHeading(page, 'Billing');
};

/** Comes back from the payment provider, which does not answer. */
const comeBack = async (page: Page): Promise<void> => {
  await showsHeading(page, 'Membership Pricing');
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: { checkoutId?: string } };
    // the question stays open until the page is left
    return variables?.checkoutId === undefined ? route.fallback() : undefined;
  });
  await page.evaluate(() => {
    history.pushState({}, '', '/checkout-confirmation?checkout=cs_1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
};

/** What the page of the return says to each member of the demo. */
const returns = [
  ['cs_demo_paid', 'discounted', /^Welcome, /],
  ['cs_demo_left', 'alumni', 'This checkout has expired'],
  ['cs_demo_twice', 'crashplus', 'You already have this'],
  ['cs_unknown', 'limited', /^Oops/],
] as const;

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'limited', name: 'memberships, after a canceled checkout', path: '/upgrade?ec=uc' },
  { who: 'limited-over', name: 'memberships under the new pricing', path: '/upgrade', narrow: true },
  { who: 'ondemand', name: 'an upgrade', path: '/upgrade' },
  { who: 'newhire@initech.example', name: 'an upgrade of a plan that somebody else pays', path: '/upgrade' },
  { who: 'posttrial', name: 'memberships with a promotion', path: '/resubscribe' },
  { who: 'alumni-minimba', name: 'a Mini-MBA that starts soon', path: '/resubscribe', narrow: true },
  { who: 'eve@globex.example', name: 'memberships for somebody whose company has ended theirs', path: '/resubscribe' },
  { who: 'unpaid', name: 'a membership that waits for a payment', path: '/resubscribe' },
  { who: 'member', name: 'an offer instead of canceling', path: '/cancel-offer' },
  {
    who: 'member',
    name: 'an offer that cannot be accepted',
    path: '/cancel-offer',
    reach: async (page) => {
      await showsHeading(page, 'Stay another year for less');
      await breakService(page);
      await page.getByRole('button', { name: 'Keep my membership' }).click();
      await expect(page.getByRole('alert')).toContainText('There was an issue connecting to the billing portal.');
    },
  },
  { who: 'member', name: 'an accepted offer, without figures', path: `/coupon-confirmation?c=${c}` },
  {
    who: 'archive',
    name: 'no accepted offer',
    path: '/coupon-confirmation',
    reach: (page) => showsHeading(page, /^Oops/),
  },
  { who: 'archive', name: 'a membership that ends, which may be kept', path: '/account-settings' },
  {
    who: 'ondemand',
    name: 'an account whose portal cannot be reached',
    path: '/account-settings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Update billing' }).waitFor();
      await breakService(page);
      await page.getByRole('button', { name: 'Update billing' }).click();
      await expect(page.getByRole('alert')).toContainText('There was an issue connecting to the billing portal.');
    },
  },
  {
    who: 'limited',
    name: 'a payment that is not confirmed',
    path: '/upgrade',
    reach: async (page) => {
      await showsHeading(page, 'Membership Pricing');
      await breakService(page);
      await page.evaluate(() => {
        history.pushState({}, '', '/checkout-confirmation?checkout=cs_1');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await showsHeading(page, "Your payment isn't confirmed yet");
    },
  },
  ...[{}, { narrow: true } as const].flatMap((size): PageState[] => [
    {
      who: 'limited',
      name: 'a checkout that the provider says nothing of yet',
      path: '/upgrade',
      ...size,
      reach: async (page) => {
        await comeBack(page);
        await showsHeading(page, 'Confirming your payment');
      },
    },
    ...returns.map(([id, who, heading]) => ({
      who,
      name: `the return from ${id}`,
      path: `/checkout-confirmation?checkout=${id}`,
      ...size,
      reach: (page: Page) => showsHeading(page, heading),
    })),
  ]),
  {
    who: 'limited',
    name: 'a checkout page',
    path: '/upgrade',
    reach: openCheckout,
  },
  {
    who: 'limited',
    name: 'a card that is declined',
    path: '/upgrade',
    narrow: true,
    reach: async (page) => {
      await openCheckout(page);
      await page.getByLabel(/0002/).check();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByRole('alert')).toContainText('declined');
    },
  },
  { who: 'ondemand', name: 'the billing portal', path: '/account-settings', reach: (page) => openPortal(page) },
  { who: 'ondemand', name: 'the billing portal', path: '/account-settings', narrow: true, reach: openPortal },
  {
    who: 'trial',
    name: 'the dashboard of the payment provider',
    path: '/__sandbox/till',
    reach: (page) => showsHeading(page, 'Till'),
  },
  { who: 'trial', name: 'the end of a trial', path: '/' },
  {
    who: 'pastdue',
    name: 'a payment that did not go through, at home',
    path: '/',
    reach: async (page) => {
      await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Update your card by');
    },
  },
  {
    who: 'pastdue',
    name: 'a payment that did not go through',
    path: '/account-settings',
    reach: async (page) => {
      await expect(page.getByRole('alert')).toContainText("Your last payment didn't go through.");
    },
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/resubscribe': { who: 'posttrial', heading: 'Your free trial has ended', title: 'Resubscribe' },
  '/upgrade': { who: 'limited', heading: 'Membership Pricing', title: 'Upgrade Page' },
  '/cancel-offer': { who: 'member', heading: 'Stay another year for less', title: 'Cancel Offer' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/cancel-offer'],
  limited: ['/upgrade'],
  posttrial: ['/resubscribe'],
};
