import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { track } from '#lib/track.ts';
import { viewerOptions, type SignedIn } from '#lib/viewer.ts';
import { offersQuery, type Offers } from '#parts/membershipOffers.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { AwaitPayment } from './AwaitPayment.tsx';
import { BillingCards } from './BillingCards.tsx';
import { CancelOfferPage } from './CancelOfferPage.tsx';
import { CheckoutConfirmationPage } from './CheckoutConfirmationPage.tsx';
import { couponParameter, readCouponParameter } from './couponParameter.ts';
import { FailedPaymentBanner } from './FailedPaymentBanner.tsx';
import { ResubscribePage } from './ResubscribePage.tsx';
import { StaffPricing } from './StaffPricing.tsx';
import { TrialUpsell } from './TrialUpsell.tsx';
import { UpgradePage } from './UpgradePage.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/track.ts');
vi.mock('#lib/site.ts', () => ({
  site: { supportEmail: 'help@atrium.example', supportTicket: 'mailto:help@atrium.example', help: null },
}));
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => go }));
const go = vi.hoisted(() => vi.fn());

const person: SignedIn = {
  ...aViewer({ manageBilling: true, entitlements: ['area/ai-ondemand'] }),
  displayName: 'Pat Doe',
  jobRole: null,
  accentColor: null,
  timeZone: 'UTC',
};
const offer = {
  newPrice: 49750,
  normalPrice: 99500,
  cancelConfigId: 'cancel',
  couponCode: 'STAY',
  acceptCta: 'Stay for half',
  rejectCta: 'Cancel anyway',
  headline: 'Half off',
  subheadline: 'For a year',
  offer: '50% off',
};
const plan = (productId: string, name: string, price: number) => {
  return { productId, name, about: '', features: [`All of ${name}`], price, grants: [] };
};
const unlimited = plan('unlimited', 'Unlimited', 99_500);
const offers: Offers = {
  plans: [plan('ai-academy', 'AI Academy', 75_000), unlimited],
  upgrade: { price: 25_000, plan: unlimited },
  promotion: null,
};
const nothing: Offers = { plans: [], upgrade: null, promotion: null };
const errorBox =
  "There was an issue connecting to the billing portal. Please email our Support Team at help@atrium.example and we'll help resolve this.";

interface Tab {
  opener: unknown;
  document: { title: string; body: { textContent: string } };
  location: { replace: ReturnType<typeof vi.fn> };
  close: ReturnType<typeof vi.fn>;
}
const aTab = (): Tab => ({
  opener: window,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
});
const openTab = vi.fn<() => Tab | null>();
const assign = vi.fn();

const show = (children: ReactNode, queryClient = new QueryClient()) => {
  const { queryKey } = offersQuery();
  queryClient.setQueryDefaults(queryKey, { staleTime: 'static' });
  if (queryClient.getQueryData(queryKey) === undefined)
    queryClient.setQueryData(queryKey, { page: offers, refusal: null });
  return render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
};
const answer = (data: object) => {
  vi.mocked(execute).mockResolvedValue(data);
};
/** Lets time pass, for those who called `vi.useFakeTimers`: none passes by itself, however busy the machine is. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = (code: string) => ({
  url: null,
  error: { code, message: code, reason: code, unlock: [], field: null, retryAfter: null },
});

beforeEach(() => {
  vi.mocked(execute).mockReset();
  vi.mocked(track).mockReset();
  go.mockReset();
  assign.mockReset();
  openTab.mockReset();
  openTab.mockReturnValue(aTab());
  vi.stubGlobal('open', openTab);
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('[BIL-01] the portal opens in a tab that the press has opened, and a link stays in case it was blocked', async () => {
  const tab = aTab();
  openTab.mockReturnValue(tab);
  const begun = vi.fn();
  vi.mocked(execute).mockImplementation(() => {
    begun(openTab.mock.calls.length);
    return Promise.resolve({ createStripePortalUrl: { url: 'https://pay.example/p', error: null } });
  });
  show(<BillingCards viewer={{ ...person, entitlements: ['area/mcsc-unlimited'] }} />);
  await press('Update billing');
  const link = await screen.findByRole('link', { name: 'Open the billing portal' });
  expect(link.getAttribute('href')).toBe('https://pay.example/p');
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/p');
  expect(tab.opener).toBeNull();
  // the tab was open before the call was made
  expect(begun.mock.calls.at(-1)).toEqual([1]);
  expect(vi.mocked(execute).mock.calls.at(-1)?.[1]).toEqual({ configId: 'billing' });
});

test('[BIL-01] the banner of a failed payment leads to where a card is entered, or says that it cannot', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerOptions().queryKey, person);
  answer({ createStripePortalUrl: { url: 'https://pay.example/p', error: null } });
  show(<FailedPaymentBanner opensUntil={null} />, queryClient);
  await press('Update billing');
  expect(vi.mocked(execute).mock.calls.at(-1)?.[1]).toEqual({ configId: 'billing' });
  const link = await screen.findByRole('link', { name: 'Open the billing portal' });
  expect(link.getAttribute('href')).toBe('https://pay.example/p');
  answer({ createStripePortalUrl: refused('PAYMENT_PROVIDER_FAILED') });
  await press('Update billing');
  expect((await screen.findByRole('alert')).textContent).toContain(errorBox);
});

test('[BIL-01] a portal that cannot be reached closes its tab and names the support address', async () => {
  const tab = aTab();
  openTab.mockReturnValue(tab);
  answer({ createStripePortalUrl: refused('PAYMENT_PROVIDER_FAILED') });
  show(<BillingCards viewer={person} />);
  await press('Update billing');
  expect((await screen.findByRole('alert')).textContent).toContain(errorBox);
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test.each([
  [{}, 'Renews on Mar 4, 2027 for $995.'],
  [{ isDiscounted: true, discountPrice: 24_875 }, 'Renews on Mar 4, 2027 for $746.25 instead of $995.'],
  [{ isDiscounted: true }, 'Renews on Mar 4, 2027 at a reduced price, then $995 a year.'],
  [{ isTrialing: true }, 'Free until Mar 4, 2027, then $995 a year.'],
  [
    { isScheduled: true, nextPlan: { productName: 'AI Academy', price: 75_000 } },
    'Changes to AI Academy on Mar 4, 2027, for $750 a year.',
  ],
  [{ isScheduled: true }, 'Your plan changes on Mar 4, 2027. The payment provider shows the new one.'],
  [{ isScheduled: true, cancelAt: String(Date.UTC(2027, 2, 4)) }, "Ends on Mar 4, 2027. You won't be charged again."],
  [
    { failedPayment: { opensUntil: String(Date.UTC(2026, 11, 3)) } },
    "Your last payment didn't go through. Update your card by Dec 3, 2026 to keep your membership.",
  ],
  [{ failedPayment: { opensUntil: null } }, "Your last payment didn't go through. Update your card to restore access."],
])('[ACT-01] the account page says what a member pays, and what comes next: %o', async (change, words) => {
  const paid = { isScheduled: false, cancelAt: null, isDiscounted: false, discountPrice: null, isTrialing: false };
  const own = { productName: 'Unlimited', price: 99_500, currentPeriodEnd: String(Date.UTC(2027, 2, 4)) };
  answer({ checkIfStripeScheduledSubscription: { ...own, ...paid, nextPlan: null, failedPayment: null, ...change } });
  const shown = show(<BillingCards viewer={person} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Unlimited')).toBeTruthy();
  expect(screen.getByText('$995 a year')).toBeTruthy();
  shown.unmount();
  // somebody whose company pays reads nothing of it
  show(<BillingCards viewer={{ ...person, manageBilling: false }} />);
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('[ACT-01] a member who comes back from the portal sees what was changed there, once the provider has reported it', async () => {
  vi.useFakeTimers();
  const ends = String(Date.UTC(2027, 2, 4));
  const own = { productName: 'Unlimited', price: 99_500, currentPeriodEnd: ends };
  const paid = {
    ...own,
    isDiscounted: false,
    discountPrice: null,
    isTrialing: false,
    nextPlan: null,
    failedPayment: null,
  };
  const report = (cancelAt: string | null) => {
    answer({
      createStripePortalUrl: { url: 'https://pay.example/p', error: null },
      checkIfStripeScheduledSubscription: { ...paid, isScheduled: cancelAt !== null, cancelAt },
    });
  };
  report(null);
  show(<BillingCards viewer={{ ...person, entitlements: ['area/mcsc-unlimited'] }} />);
  await pass(0);
  expect(screen.getByText('Renews on Mar 4, 2027 for $995.')).toBeTruthy();
  const asked = () => vi.mocked(execute).mock.calls.length;
  // nobody has opened the portal
  fireEvent.focus(window);
  const before = asked();
  await pass(10_000);
  expect(asked()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Update billing' }));
  await pass(0);
  fireEvent.focus(window);
  await pass(4000);
  report(ends);
  await pass(4000);
  expect(screen.getByText("Ends on Mar 4, 2027. You won't be charged again.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep membership' })).toBeTruthy();
  await pass(20_000);
  const settled = asked();
  await pass(20_000);
  expect(asked()).toBe(settled);
});

test('[ACT-01] [BIL-01] a member who comes back from the portal is not told that a payment failed while its report is on its way', async () => {
  vi.useFakeTimers();
  const own = { productName: 'Unlimited', price: 99_500, currentPeriodEnd: String(Date.UTC(2027, 2, 4)) };
  const paid = { isScheduled: false, cancelAt: null, isDiscounted: false, discountPrice: null, isTrialing: false };
  const report = (failedPayment: object | null) => {
    answer({
      createStripePortalUrl: { url: 'https://pay.example/p', error: null },
      checkIfStripeScheduledSubscription: { ...own, ...paid, nextPlan: null, failedPayment },
    });
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerOptions().queryKey, person);
  const home = vi.fn(() => Promise.resolve({ page: null }));
  const stop = new QueryObserver(queryClient, {
    queryKey: ['home'],
    queryFn: home,
    meta: { tags: ['billing'] },
    staleTime: Infinity,
  }).subscribe(() => undefined);
  report({ opensUntil: null });
  // the banner, the card of the plan, and the one to cancel it
  const failed = /^Your last payment didn't go through/;
  const asking = 'Asking our payment provider whether your payment went through …';
  show(
    <>
      <FailedPaymentBanner opensUntil={null} />
      <BillingCards viewer={{ ...person, entitlements: ['area/mcsc-unlimited'] }} />
    </>,
    queryClient,
  );
  await pass(0);
  expect(screen.getAllByText(failed)).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Update billing' })[0] ?? document.body);
  await pass(0);
  const before = home.mock.calls.length;
  fireEvent.focus(window);
  expect(screen.queryAllByText(failed)).toEqual([]);
  expect(screen.getAllByText(asking)).toHaveLength(3);
  const former: SignedIn = { ...person, accountType: 'ALUMNI', entitlements: [] };
  const theirs = new QueryClient();
  theirs.setQueryData(viewerOptions().queryKey, former);
  const plans = show(<ResubscribePage viewer={former} offers={offers} ec={undefined} />, theirs);
  expect(screen.queryAllByText(failed)).toEqual([]);
  plans.unmount();
  // nothing was paid there
  await pass(22_000);
  expect(home.mock.calls.length).toBe(before);
  expect(screen.getAllByText(failed)).toHaveLength(3);
  fireEvent.focus(window);
  report(null);
  await pass(4000);
  expect(screen.getByText('Renews on Mar 4, 2027 for $995.')).toBeTruthy();
  expect(home.mock.calls.length).toBe(before + 1);
  stop();
});

test('[BIL-02] an accepted offer applies its coupon, is tracked after a second, and leads to its confirmation', async () => {
  vi.useFakeTimers();
  const figures = { currentPeriodEnd: 1_796_000_000_000, currentPrice: 99_500, discountPrice: 49_750 };
  answer({
    updateExistingStripeSubscription: {
      ...figures,
      currentPeriodEnd: String(figures.currentPeriodEnd),
      error: null,
    },
  });
  const queryClient = new QueryClient();
  // what was read of the offer and of the membership before is not true any more
  const shown = { queryKey: ['shown'], meta: { tags: ['billing'] as const } };
  queryClient.getQueryCache().build(queryClient, shown).setData({ page: null });
  show(<CancelOfferPage offer={offer} />, queryClient);
  expect(screen.getByText('$995').closest('s')).not.toBeNull();
  fireEvent.click(screen.getByText('Stay for half'));
  await pass(0);
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({ coupon: 'STAY' });
  expect(track).not.toHaveBeenCalled();
  await pass(1000);
  expect(track).toHaveBeenCalledWith('CTA Clicked', { cta: 'Stay for half' });
  const search = { c: couponParameter(figures) };
  expect(go).toHaveBeenCalledWith({ to: '/coupon-confirmation', search, replace: true });
  expect(queryClient.getQueryState(shown.queryKey)?.isInvalidated).toBe(true);
});

test('[BIL-02] a coupon that fails is said with the support address, and tracked as a failed process', async () => {
  answer({ updateExistingStripeSubscription: refused('PAYMENT_PROVIDER_FAILED') });
  show(<CancelOfferPage offer={offer} />);
  await press('Stay for half');
  expect((await screen.findByRole('alert')).textContent).toContain(errorBox);
  expect(track).toHaveBeenCalledWith('Background Process Failed', {
    process: 'updateExistingStripeSubscription',
    code: 'PAYMENT_PROVIDER_FAILED',
  });
  expect(go).not.toHaveBeenCalled();
});

test('[BIL-02] an offer that has ended meanwhile is said as such, and not as trouble with the portal', async () => {
  answer({ updateExistingStripeSubscription: refused('INVALID_OFFER') });
  show(<CancelOfferPage offer={offer} />);
  await press('Stay for half');
  expect((await screen.findByRole('alert')).textContent).toContain('This offer has ended.');
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account-settings');
  answer({ createStripePortalUrl: { url: 'https://pay.example/cancel', error: null } });
  await press('Cancel anyway');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[BIL-02] a rejected offer opens its page of the portal, and keeps a link when the tab was blocked', async () => {
  openTab.mockReturnValue(null);
  answer({ createStripePortalUrl: { url: 'https://pay.example/cancel', error: null } });
  show(<CancelOfferPage offer={offer} />);
  await press('Cancel anyway');
  const link = await screen.findByRole('link', { name: 'Open the billing portal' });
  expect(link.getAttribute('href')).toBe('https://pay.example/cancel');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({ configId: 'cancel' });
});

test('[BIL-03] [THR-56] the parameter of a confirmation is base64 of JSON with the three figures, or nothing', () => {
  const figures = { currentPeriodEnd: 1, currentPrice: 2, discountPrice: 3 };
  expect(readCouponParameter(couponParameter(figures))).toEqual(figures);
  for (const wrong of [undefined, 5, '', '%%%', btoa('no JSON'), btoa('{"currentPrice":1}'), btoa('[]')])
    expect(readCouponParameter(wrong), String(wrong)).toBeNull();
});

test('[BIL-05] a plan leads to its checkout, with the pages that it comes back to', async () => {
  answer({ createStripeCheckoutForProduct: { url: 'https://pay.example/c', error: null } });
  show(
    <UpgradePage
      viewer={{ ...person, accountType: 'LIMITED', entitlements: ['area/mc-limited'] }}
      offers={offers}
      ec={undefined}
    />,
  );
  await press('Choose plan: AI Academy');
  expect(assign).toHaveBeenCalledWith('https://pay.example/c');
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({
    input: {
      product_id: 'ai-academy',
      platform_upgrade: false,
      cancel_url: '/upgrade?ec=uc',
      return_url: '/checkout-confirmation',
    },
  });
});

test('[BIL-05] while the checkout of a plan is opened, a press on another one changes nothing', async () => {
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  show(
    <UpgradePage
      viewer={{ ...person, accountType: 'LIMITED', entitlements: ['area/mc-limited'] }}
      offers={offers}
      ec={undefined}
    />,
  );
  await press('Choose plan: AI Academy');
  await press('Choose plan: Unlimited');
  expect(execute).toHaveBeenCalledOnce();
  const busy = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true');
  expect(busy.map((button) => button.getAttribute('aria-label'))).toEqual(['Choose plan: AI Academy']);
});

test('[BIL-04] before an upgrade a member reads on which day it renews', async () => {
  const paid = { isScheduled: false, cancelAt: null, isDiscounted: false, discountPrice: null, isTrialing: false };
  const own = { productName: 'On demand', price: 49_500, currentPeriodEnd: String(Date.UTC(2027, 7, 22)) };
  answer({ checkIfStripeScheduledSubscription: { ...own, ...paid, nextPlan: null, failedPayment: null } });
  const { container } = show(<UpgradePage viewer={person} offers={offers} ec={undefined} />);
  expect(await screen.findByText(/Renews at \$995\/year on Aug 22, 2027/)).toBeTruthy();
  expect(container.textContent).not.toContain('on the day you join');
});

test('[BIL-04] whose plan is canceled reads before an upgrade that it ends with the plan', async () => {
  const paid = { isScheduled: false, isDiscounted: false, discountPrice: null, isTrialing: false };
  const end = String(Date.UTC(2027, 7, 22));
  const own = { productName: 'On demand', price: 49_500, currentPeriodEnd: end, cancelAt: end };
  answer({ checkIfStripeScheduledSubscription: { ...own, ...paid, nextPlan: null, failedPayment: null } });
  const { container } = show(<UpgradePage viewer={person} offers={offers} ec={undefined} />);
  expect(await screen.findByText(/ends on Aug 22, 2027, upgraded or not/)).toBeTruthy();
  expect(container.textContent).not.toContain('Renews at');
  expect(screen.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe('/account-settings');
});

test('[ACT-01] a member on a free trial reads when it ends, that nothing is charged, and may pay before', async () => {
  answer({ getMember: { trialEndDate: String(Date.UTC(2027, 2, 4)) } });
  const trial: SignedIn = { ...person, accountType: 'TRIAL', manageBilling: false };
  const shown = show(<BillingCards viewer={trial} />);
  expect(await screen.findByText('until Mar 4, 2027')).toBeTruthy();
  expect(screen.getByText(/Nothing is charged when it ends/)).toBeTruthy();
  // somebody who has decided need not wait for the last days
  expect(screen.getByText('Unlimited, $995 a year.')).toBeTruthy();
  answer({ createStripeSubscriptionCheckoutSession: { url: 'https://pay.example/a', error: null } });
  await press('Become a Member');
  expect(assign).toHaveBeenCalledWith('https://pay.example/a');
  shown.unmount();
  // a trial that turns into a subscription says so itself
  show(<BillingCards viewer={{ ...trial, manageBilling: true }} />);
  expect(screen.queryByText('Free trial')).toBeNull();
});

test('[ACT-01] an account without a membership says so, and leads to the plans that it may buy', () => {
  const free: SignedIn = { ...person, accountType: 'LIMITED', manageBilling: false };
  const plan = (viewer: SignedIn): (string | null | undefined)[] => {
    const { container, unmount } = show(<BillingCards viewer={viewer} />);
    const link = container.querySelector('a');
    const said = [container.querySelector('b')?.textContent, link?.textContent, link?.getAttribute('href')];
    unmount();
    return said;
  };
  expect(plan(free)).toEqual(['Free account', 'See plans', '/upgrade']);
  for (const accountType of ['ALUMNI', 'POST_TRIAL'] as const) {
    expect(plan({ ...free, accountType })).toEqual(['No membership', 'See plans', '/resubscribe']);
  }
  const flags = { hideMemberProfile: false, disableAIFeatures: false, enableProfAI: true };
  const customer = { ...flags, customerId: 'acme', name: 'Acme', type: 'ENTERPRISE', logoUrl: null } as const;
  expect(plan({ ...free, customer })).toEqual([undefined, undefined, undefined]);
  expect(plan({ ...free, accountType: 'MEMBER' })).toEqual([undefined, undefined, undefined]);
});

test('[BIL-05] what was refused is said as its code says it, with the help center; an outage is said as one', async () => {
  show(<UpgradePage viewer={person} offers={offers} ec="uc" />);
  expect(screen.getByRole('alert').textContent).toContain('Checkout cancelled.');
  expect(screen.getByRole('link', { name: 'help center' }).getAttribute('href')).toBe('mailto:help@atrium.example');
  answer({ createStripeCheckoutForProduct: refused('PAYMENT_PROVIDER_FAILED') });
  await press('Upgrade for $250');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Our e-commerce provider is having trouble at the moment.',
  );
  expect(vi.mocked(execute).mock.calls.at(-1)?.[1]).toMatchObject({
    input: { product_id: 'unlimited', platform_upgrade: true },
  });
  vi.mocked(execute).mockRejectedValue(asCallError(new Unreachable('offline')));
  await press('Upgrade for $250');
  expect(await screen.findByText(/We can't reach the service/)).toBeTruthy();
  // once, and not as a failure of the checkout
  expect(screen.queryByText(/The checkout process failed/)).toBeNull();
});

test('[BIL-04] on-demand that is not billed to the member cannot be upgraded here, and the page says so', () => {
  show(<UpgradePage viewer={{ ...person, manageBilling: false }} offers={offers} ec={undefined} />);
  expect(screen.getByText(/isn't billed to you/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
  // no price that they cannot pay
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

test('[BIL-07] the banner of a trial leads to the checkout, and is gone when that fails', async () => {
  answer({ createStripeSubscriptionCheckoutSession: { url: 'https://pay.example/t', error: null } });
  const first = show(<TrialUpsell daysLeft={5} plan={unlimited} />);
  // nobody goes to a checkout without having read its price
  expect(screen.getByText(/Unlimited is \$995 a year\./)).toBeTruthy();
  await press('Become a Member');
  expect(assign).toHaveBeenCalledWith('https://pay.example/t');
  first.unmount();
  answer({ createStripeSubscriptionCheckoutSession: refused('PAYMENT_PROVIDER_FAILED') });
  show(
    <main>
      <h1 tabIndex={-1}>Good morning, Pat</h1>
      <TrialUpsell daysLeft={1} plan={unlimited} />
      <Toasts />
    </main>,
  );
  expect(screen.getByText('1 day left in your trial.')).toBeTruthy();
  await press('Become a Member');
  expect(await screen.findByText('PAYMENT_PROVIDER_FAILED')).toBeTruthy();
  expect(screen.queryByText('1 day left in your trial.')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Good morning, Pat');
});

test('[PAY-01] [BEG-06] where nothing can be bought, no page offers anything, and each says so', () => {
  const limited: SignedIn = { ...person, accountType: 'LIMITED', entitlements: ['area/mc-limited'] };
  const former: SignedIn = { ...limited, accountType: 'ALUMNI', entitlements: [], manageBilling: false };
  answer({ listFormerEntitlements: [], getMemberEntitlements: [] });
  for (const page of [
    <UpgradePage key="limited" viewer={limited} offers={nothing} ec={undefined} />,
    <UpgradePage key="on demand" viewer={person} offers={nothing} ec={undefined} />,
    <ResubscribePage key="former" viewer={former} offers={nothing} ec={undefined} />,
  ]) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['viewer'], former);
    const { unmount } = show(page, queryClient);
    expect(screen.getByText(/^No membership is for sale here yet\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
  // staff are told what to do, and offered nothing
  const { unmount: close } = show(<StaffPricing />);
  expect(screen.getByText('npm run staff -- products list')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  close();
  const banner = show(<TrialUpsell daysLeft={5} plan={null} />);
  expect(screen.getByText('5 days left in your trial.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  banner.unmount();
  const queryClient = new QueryClient();
  queryClient.setQueryData(offersQuery().queryKey, { page: nothing, refusal: null });
  show(<BillingCards viewer={person} />, queryClient);
  expect(screen.queryByRole('heading', { name: 'Upgrade' })).toBeNull();
});

test('[BIL-06] the page of plans says what a press costs, and a member who had nothing is not told that it ended', () => {
  const visitor = { ...person, accountType: 'LIMITED' as const, entitlements: ['area/mc-limited'] as const };
  show(<ResubscribePage viewer={visitor} offers={offers} ec={undefined} />);
  expect(screen.getByText(/^Unlimited, \$995 a year\./)).toBeTruthy();
  expect(screen.queryByText(/certificates are saved/)).toBeNull();
});

test('[BIL-06] [D49] a member who comes from a trial gets the promotion with Unlimited, and with no other plan', async () => {
  const former: SignedIn = { ...person, accountType: 'POST_TRIAL', entitlements: [], manageBilling: false };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], former);
  const chosen = async (name: string) => {
    vi.mocked(execute).mockReset();
    answer({ createStripeCheckoutForProduct: { url: '/c' }, createStripeSubscriptionCheckoutSession: { url: '/c' } });
    const promoted = { ...offers, promotion: { code: 'ALLSTARS25', amountOff: 25_000 } };
    const shown = show(<ResubscribePage viewer={former} offers={promoted} ec={undefined} />, queryClient);
    expect(screen.getByText(/takes \$250 off your first year of Unlimited/)).toBeTruthy();
    expect(screen.getByText('the first year, then $995 a year')).toBeTruthy();
    await press(name);
    shown.unmount();
    return vi
      .mocked(execute)
      .mock.calls.map(([, sent]) => sent as { promoCode?: string; input?: object })
      .at(-1);
  };
  expect(await chosen('Become a Member')).toMatchObject({ promoCode: 'ALLSTARS25' });
  expect(await chosen('Choose plan: Unlimited')).toMatchObject({ promoCode: 'ALLSTARS25' });
  expect(await chosen('Choose plan: AI Academy')).toMatchObject({ input: { product_id: 'ai-academy' } });
});

test('[BIL-06] what ended with the last day of a contract was open until that day, where the company is', async () => {
  const timeZone = 'Europe/Oslo';
  const former: SignedIn = { ...person, accountType: 'ALUMNI', entitlements: [], manageBilling: false, timeZone };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], former);
  const ended = (entitlementId: string, at: number) => ({ entitlementId, name: entitlementId, endedAt: String(at) });
  // midnight in Oslo, and an hour of a day
  const midnight = Date.UTC(2026, 10, 14, 23);
  const listFormerEntitlements = [ended('Seat', midnight), ended('Trial', midnight + 9 * 3_600_000)];
  answer({ listFormerEntitlements, getMemberEntitlements: [] });
  show(<ResubscribePage viewer={former} offers={offers} ec={undefined} />, queryClient);
  const items = async () => (await screen.findAllByText(/^until /)).map(({ textContent }) => textContent);
  expect(await items()).toEqual(['until Nov 14, 2026', 'until Nov 15, 2026']);
});

test('[BIL-06] a member who has lost the access and owes a payment is led to pay it, and offered no second membership', () => {
  const former: SignedIn = { ...person, accountType: 'ALUMNI', entitlements: [] };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], former);
  answer({ listFormerEntitlements: [], getMemberEntitlements: [] });
  show(<ResubscribePage viewer={former} offers={offers} ec={undefined} />, queryClient);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Update billing']);
  expect(screen.getByText(/Your last payment didn't go through/)).toBeTruthy();
});

test('[BIL-06] once the owed payment has arrived from the portal, the viewer is read again', async () => {
  const former: SignedIn = { ...person, accountType: 'ALUMNI', entitlements: [] };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], former);
  const read = vi.spyOn(queryClient, 'query');
  const own = { productName: 'Unlimited', price: 99_500, currentPeriodEnd: '0', cancelAt: null };
  const plain = { isScheduled: false, isDiscounted: false, discountPrice: null, isTrialing: false };
  const report = (failedPayment: object | null) => {
    answer({ checkIfStripeScheduledSubscription: { ...own, ...plain, failedPayment } });
  };
  report({ opensUntil: null });
  show(<AwaitPayment />, queryClient);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(read).not.toHaveBeenCalled();
  report(null);
  await act(() => queryClient.invalidateQueries());
  await expect.poll(() => read.mock.calls.at(-1)?.[0]).toMatchObject({ queryKey: ['viewer'], staleTime: 0 });
});

const outcome = (state: string) => ({
  settleStripeCheckout: { state, opened: { name: 'Unlimited', features: ['Certificate programs'] }, error: null },
});

test('[BIL-05] [THR-57] a member who is back before the payment is confirmed waits, and then sees what it has opened', async () => {
  vi.useFakeTimers();
  vi.mocked(execute).mockResolvedValueOnce(outcome('OPEN')).mockResolvedValueOnce(outcome('OPEN'));
  vi.mocked(execute).mockResolvedValue(outcome('COMPLETE'));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], person);
  show(<CheckoutConfirmationPage viewer={person} checkoutId="cs_1" />, queryClient);
  await pass(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your payment');
  await pass(2000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your payment');
  // the third question is asked after four seconds
  await pass(2100);
  expect(screen.getByText('Payment confirmed. Unlimited is active.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Welcome, Pat');
  expect(queryClient.getQueryState(['viewer'])?.isInvalidated).toBe(true);
});

test('[BIL-05] a payment for what somebody has already is not called confirmed: it goes back', async () => {
  answer(outcome('REFUNDED'));
  show(<CheckoutConfirmationPage viewer={person} checkoutId="cs_1" />);
  expect(await screen.findByText('You already have this')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain("we're refunding this payment to your card");
  expect(screen.queryByText('Payment confirmed', { exact: false })).toBeNull();
});

test('[BIL-05] [THR-57] a payment that is never confirmed is asked for ten times, and nothing is claimed of it', async () => {
  vi.useFakeTimers();
  answer(outcome('OPEN'));
  show(<CheckoutConfirmationPage viewer={person} checkoutId="cs_1" />);
  await pass(60_000);
  expect(execute).toHaveBeenCalledTimes(10);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Your payment isn't confirmed yet");
  answer(outcome('EXPIRED'));
  fireEvent.click(screen.getByText('Check again'));
  await pass(0);
  expect(screen.getByText('This checkout has expired')).toBeTruthy();
});
