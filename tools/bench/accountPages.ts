import { persona } from '@atrium/content/people.ts';
import type { PageView } from './pageViews.ts';

/** The account page, and the pages on which members pay. */
export function accountPages(): PageView[] {
  return [
    {
      name: 'account',
      path: '/account-settings',
      documents: [
        { operation: 'AccountSettings', variables: {} },
        { operation: 'DataSettings', variables: {} },
        { operation: 'ScheduledSubscription', variables: {} },
      ],
    },
    {
      name: 'memberships',
      path: '/resubscribe',
      email: persona('posttrial').email,
      documents: [{ operation: 'FormerEntitlements', variables: {} }],
    },
    { name: 'upgrade', path: '/upgrade', email: persona('limited').email, documents: [] },
    { name: 'offer', path: '/cancel-offer', documents: [{ operation: 'DiscountOffer', variables: {} }] },
    {
      name: 'accepted offer',
      path: '/coupon-confirmation?c=e30=',
      email: persona('discounted').email,
      documents: [{ operation: 'AcceptedDiscountOffer', variables: {} }],
    },
  ];
}
