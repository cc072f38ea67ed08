import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';

const document = graphql(`
  query TrialEnd {
    getMember {
      trialEndDate
    }
  }
`);

/** When the viewer's trial ends, in epoch milliseconds; null without one (ACT-01). */
export const trialQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getMember }) =>
    getMember && { endsAt: getMember.trialEndDate === null ? null : Number(getMember.trialEndDate) },
  changesAt: ({ endsAt }, after) => firstAfter(after, [endsAt]),
  tags: ['account', 'billing'],
});

/** Whether the member is on a trial without a subscription, which would say itself when it ends. */
export const hasFreeTrial = ({ accountType, manageBilling }: Viewer): boolean =>
  accountType === 'TRIAL' && !manageBilling;
