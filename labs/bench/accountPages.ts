import { persona } from '@atrium/content/people.ts';
import type { PageView } from './pageViews.ts';

/** The account page, and the pages on which members pay. */
export function accountPages(): PageView[] {
  const account = [
    { operation: 'AccountSettings', variables: {} },
    { operation: 'DataSettings', variables: {} },
    { operation: 'SecondFactors', variables: {} },
  ];
  const membership = { operation: 'ScheduledSubscription', variables: {} };
  const offer = { operation: 'DiscountOffer', variables: {} };
  return [
    { name: 'account', path: '/account-settings', documents: [...account, membership, offer] },
    {
      name: 'account on a trial',
      path: '/account-settings',
      email: persona('trial').email,
      documents: [
        ...account,
        {
          operation: 'TrialEnd',
          variables: {},
        },
      ],
    },
    { name: 'second factor', path: '/second-factor', documents: [{ operation: 'SecondFactors', variables: {} }] },
    {
      name: 'memberships',
      path: '/resubscribe',
      email: persona('posttrial').email,
      documents: [{ operation: 'FormerEntitlements', variables: {} }],
    },
    { name: 'upgrade', path: '/upgrade', email: persona('ondemand').email, documents: [membership] },
    { name: 'offer', path: '/cancel-offer', documents: [offer] },
    {
      name: 'accepted offer',
      path: '/coupon-confirmation?c=e30=',
      email: persona('discounted').email,
      documents: [{ operation: 'AcceptedDiscountOffer', variables: {} }],
    },
    {
      name: 'confirmed checkout',
      path: '/checkout-confirmation?checkout=cs_demo_paid',
      email: persona('discounted').email,
      // the viewer is asked for again, because of what was bought
      documents: [
        { operation: 'SettleStripeCheckout', variables: { checkoutId: 'cs_demo_paid' } },
        { operation: 'Viewer', variables: {} },
      ],
    },
  ];
}
