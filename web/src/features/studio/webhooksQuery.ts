import { graphql } from '#lib/gql/gql.ts';
import type { StudioWebhooksQuery, WebhookProvider } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';
import type { WebhookFilters } from './webhookFilters.ts';

export type ReceivedEvent = NonNullable<StudioWebhooksQuery['listReceivedEvents']>['events'][number];

/** Events that providers have sent, the newest first, page by page (RUN-01). */
export const webhooksQuery = listQuery({
  document: graphql(`
    query StudioWebhooks($provider: WebhookProvider, $state: WebhookState, $after: String) {
      listReceivedEvents(provider: $provider, state: $state, after: $after) {
        events {
          eventId
          provider
          title
          state
          facts {
            label
            value
          }
          isReplayable
          tries
          failure {
            words
            detail
          }
          receivedAt
          handledAt
          nextAt
        }
        nextAfter
      }
    }
  `),
  variables: ({ provider, state }: WebhookFilters, after: string | 0) => ({
    provider,
    state,
    after: after === 0 ? null : after,
  }),
  read: ({ listReceivedEvents }) => listReceivedEvents ?? { events: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['webhooks'],
});

/** How many events need somebody, for Today (STU-02). */
export const failedEventsQuery = pageQuery({
  document: graphql(`
    query StudioFailedEvents {
      countFailedEvents
    }
  `),
  variables: () => ({}),
  read: ({ countFailedEvents }) => countFailedEvents,
  tags: ['webhooks'],
});

const replay = graphql(`
  mutation ReplayReceivedEvent($provider: WebhookProvider!, $eventId: ID!, $reason: String, $dryRun: Boolean) {
    replayEvent(provider: $provider, eventId: $eventId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Has an event be handled once more, by the job that handles it anyway (RUN-01). */
export const replayEventAct: Act<{ readonly provider: WebhookProvider; readonly eventId: string }> = {
  name: 'replayEvent',
  send: async (input) => accepted((await execute(replay, input)).replayEvent),
  changes: () => ['webhooks', 'jobs'],
};
