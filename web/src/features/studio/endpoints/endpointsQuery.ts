import { graphql } from '#lib/gql/gql.ts';
import type { StudioDeliveriesQuery, StudioEndpointsQuery, WebhookDeliveryState } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act, ActAnswer } from '../ActDialog.tsx';

export type Endpoint = NonNullable<StudioEndpointsQuery['listWebhookEndpoints']>[number];
export type Delivery = NonNullable<StudioDeliveriesQuery['listWebhookDeliveries']>['deliveries'][number];

/** Where other programs are told of events (API-08). */
export const endpointsQuery = pageQuery({
  document: graphql(`
    query StudioEndpoints {
      listWebhookEndpoints {
        endpointId
        address
        eventTypes
        isOn
        secretNumber
        formerUntil
        failingSince
        givenUpAt
        waiting
        failed
      }
    }
  `),
  variables: () => ({}),
  read: ({ listWebhookEndpoints }) => listWebhookEndpoints,
  tags: ['endpoints'],
});

/** What they were told, the newest first, page by page (API-08). */
export const deliveriesQuery = listQuery({
  document: graphql(`
    query StudioDeliveries($state: WebhookDeliveryState, $after: String) {
      listWebhookDeliveries(state: $state, after: $after) {
        deliveries {
          deliveryId
          eventId
          title
          address
          state
          tries
          failureWords
          failureDetail
          happenedAt
          nextAt
          settledAt
        }
        nextAfter
      }
    }
  `),
  variables: (state: WebhookDeliveryState | null, after: string | 0) => ({ state, after: after === 0 ? null : after }),
  read: ({ listWebhookDeliveries }) => listWebhookDeliveries ?? { deliveries: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (state) => state ?? '',
  tags: () => ['endpoints'],
});

/** How many messages were given up, for Today (STU-02). */
export const failedDeliveriesQuery = pageQuery({
  document: graphql(`
    query StudioFailedDeliveries {
      countFailedDeliveries
    }
  `),
  variables: () => ({}),
  read: ({ countFailedDeliveries }) => countFailedDeliveries,
  tags: ['endpoints'],
});

/** An answer that may have a secret, which is shown once. */
export interface SecretAnswer extends ActAnswer {
  readonly secret: string | null;
}
const changes = () => ['endpoints'] as const;

const save = graphql(`
  mutation SaveStudioEndpoint(
    $endpointId: ID!
    $address: String!
    $eventTypes: [String!]!
    $isOn: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    saveWebhookEndpoint(
      endpointId: $endpointId
      address: $address
      eventTypes: $eventTypes
      isOn: $isOn
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      secret
      error {
        ...FaultFields
      }
    }
  }
`);
export interface EndpointInput {
  readonly endpointId: string;
  readonly address: string;
  readonly eventTypes: string[];
  readonly isOn: boolean;
}
/** Adds or changes an endpoint (API-08). */
export const saveEndpointAct: Act<EndpointInput, SecretAnswer> = {
  name: 'saveWebhookEndpoint',
  send: async (input) => accepted((await execute(save, input)).saveWebhookEndpoint),
  changes,
};

const replace = graphql(`
  mutation ReplaceStudioEndpointSecret($endpointId: ID!, $secretNumber: Int!, $reason: String, $dryRun: Boolean) {
    replaceEndpointSecret(endpointId: $endpointId, secretNumber: $secretNumber, reason: $reason, dryRun: $dryRun) {
      lines
      secret
      error {
        ...FaultFields
      }
    }
  }
`);
/** Gives an endpoint a new secret (API-08). */
export const replaceSecretAct: Act<Pick<Endpoint, 'endpointId' | 'secretNumber'>, SecretAnswer> = {
  name: 'replaceEndpointSecret',
  send: async (input) => accepted((await execute(replace, input)).replaceEndpointSecret),
  changes,
};

const remove = graphql(`
  mutation RemoveStudioEndpoint($endpointId: ID!, $reason: String, $dryRun: Boolean) {
    removeWebhookEndpoint(endpointId: $endpointId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes an endpoint (API-08). */
export const removeEndpointAct: Act<Pick<Endpoint, 'endpointId'>> = {
  name: 'removeWebhookEndpoint',
  send: async (input) => accepted((await execute(remove, input)).removeWebhookEndpoint),
  changes,
};

const replay = graphql(`
  mutation ReplayStudioDeliveries($endpointId: ID, $deliveryId: ID, $reason: String, $dryRun: Boolean) {
    replayDeliveries(endpointId: $endpointId, deliveryId: $deliveryId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Sends one message once more, or all of an endpoint that failed (API-08). */
export const replayDeliveriesAct: Act<{ readonly endpointId?: string; readonly deliveryId?: string }> = {
  name: 'replayDeliveries',
  send: async (input) => accepted((await execute(replay, input)).replayDeliveries),
  changes,
};

/** The host of an address, which names an endpoint in sentences. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
