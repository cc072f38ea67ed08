import { second } from '@atrium/domain/time.ts';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { wait } from '#lib/retry.ts';
import { accepted } from '#lib/save.ts';

const document = graphql(`
  mutation SettleStripeCheckout($checkoutId: String!) {
    settleStripeCheckout(checkoutId: $checkoutId) {
      state
      opened {
        name
        features
      }
      error {
        ...FaultFields
      }
    }
  }
`);

const askAgainAfter = 2 * second;
const mostAsked = 10;

/**
 * What became of a checkout: OPEN when it was not paid, or the payment is not confirmed yet; REFUNDED when the same was
 * paid before.
 */
export interface CheckoutOutcome {
  readonly state: 'COMPLETE' | 'EXPIRED' | 'OPEN' | 'REFUNDED';
  /** What was bought there; of an upgrade the membership to which it leads. */
  readonly opened: { readonly name: string; readonly features: readonly string[] };
}

/**
 * Asks what became of a checkout until it is settled, at most ten times in twenty seconds, so that somebody who is back
 * before the provider has settled it waits for that. A completed one changes what the viewer may open, so everything
 * else that is cached is fetched again.
 */
export const checkoutOutcomeOptions = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: async ({ client, signal }) => {
      let outcome = await ask(checkoutId, signal);
      for (let asked = 1; outcome.state === 'OPEN' && asked < mostAsked; asked += 1) {
        await wait(askAgainAfter);
        signal.throwIfAborted();
        outcome = await ask(checkoutId, signal);
      }
      if (outcome.state === 'COMPLETE')
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'checkout' });
      return outcome;
    },
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  });

async function ask(checkoutId: string, signal: AbortSignal): Promise<CheckoutOutcome> {
  const { state, opened } = accepted((await execute(document, { checkoutId }, { signal })).settleStripeCheckout);
  if (state === null || opened === null) throw new Error('the answer has neither an outcome nor an error');
  return { state, opened };
}
