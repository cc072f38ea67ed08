import { notInPlan, type SoldPlan } from '@atrium/domain/access/refusalSentence.ts';
import { useQuery } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MembershipOffers {
    getMembershipOffers {
      plans {
        ...PlanFields
      }
      upgrade {
        price
        plan {
          ...PlanFields
        }
      }
      promotion {
        code
        amountOff
      }
    }
  }
`);

graphql(`
  fragment PlanFields on MembershipPlan {
    productId
    name
    about
    features
    price
    grants
  }
`);

/** What the viewer can buy: plans, the largest last, the upgrade and the promotion (PAY-01). Prices are US cents. */
export const offersQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getMembershipOffers }) => getMembershipOffers,
  tags: ['billing'],
});

export type Offers = NonNullable<Awaited<ReturnType<typeof offersQuery.load>>>;

/** Whether a membership is for sale, true until known: only without any is what leads to plans hidden (BEG-06). */
export function useSellsMemberships(enabled = true): boolean {
  return useQuery({ ...offersQuery(), enabled }).data?.page?.plans.length !== 0;
}

const none: readonly SoldPlan[] = [];

/** The plans that the viewer can buy, the largest last; none before they are known, and where not `enabled`. */
export function useSoldPlans(enabled = true): readonly SoldPlan[] {
  return useQuery({ ...offersQuery(), enabled }).data?.page?.plans ?? none;
}

/** Why something is locked, by the names of the plans that the viewer can buy (LIM-02). */
export function useNotInPlan(unlock: readonly string[], subject?: 'page' | 'session'): string {
  return notInPlan(unlock, subject, useSoldPlans());
}

/** The largest plan that the viewer can buy; null before it is known, without one, and where not `enabled`. */
export function useLargestPlan(enabled = true): Offers['plans'][number] | null {
  return useQuery({ ...offersQuery(), enabled }).data?.page?.plans.at(-1) ?? null;
}
