import type { EndpointEvent } from '@atrium/domain/endpoint/endpointEvents.ts';
import type { FailureWords } from '@atrium/domain/job/failureWords.ts';

/** Where another program is told of events, as the team sees it. Instants are epoch milliseconds. */
export interface Endpoint {
  readonly endpointId: string;
  readonly address: string;
  readonly eventTypes: readonly string[];
  readonly isOn: boolean;
  /** Rises with each secret. */
  readonly secretNumber: number;
  /** Until when the former secret signs as well; null without one. */
  readonly formerUntil: number | null;
  /** Since when every try failed; null when the last one arrived, and before the first. */
  readonly failingSince: number | null;
  /** When it was switched off because it had failed for three days; null unless it was. */
  readonly givenUpAt: number | null;
  readonly waiting: number;
  readonly failed: number;
}

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event for one endpoint. */
export interface Delivery {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly type: string;
  readonly address: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly failure: FailureWords | null;
  readonly happenedAt: number;
  readonly nextAt: number | null;
  readonly settledAt: number | null;
}

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

/** Something that has happened: ids of ours alone, and amounts in cents, so that no message names a person. */
export interface RecordedEvent {
  readonly type: EndpointEvent;
  readonly data: Readonly<Record<string, string | number | null>>;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    'endpoint.deliver': { readonly deliveryId: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ENDPOINT_SAVED: 'endpoint';
    ENDPOINT_SECRET_REPLACED: 'endpoint';
    ENDPOINT_REMOVED: 'endpoint';
    ENDPOINT_GIVEN_UP: 'endpoint';
    DELIVERIES_REPLAYED: 'endpoint';
  }
}
