import type { FailureWords } from '@atrium/domain/job/failureWords.ts';
import type { JobFact } from '@atrium/domain/job/jobKinds.ts';
import type { WebhookProvider, WebhookState } from '@atrium/domain/webhook/webhookState.ts';

/** An event of a provider as the team sees it. Instants are epoch milliseconds. */
export interface ReceivedEvent {
  readonly eventId: string;
  readonly provider: WebhookProvider;
  /** By the provider's own name. */
  readonly type: string;
  readonly state: WebhookState;
  /** What it is about, without what is personal or secret. */
  readonly facts: readonly JobFact[];
  /** Whether it may be handled once more. */
  readonly isReplayable: boolean;
  /** How often it was tried without success; 0 for one that is handled. */
  readonly tries: number;
  /** Why it failed last; null for one that has not. */
  readonly failure: FailureWords | null;
  /** When it happened at the provider. */
  readonly happenedAt: number;
  readonly receivedAt: number;
  readonly handledAt: number | null;
  /** When it is tried next; null for one that is not. By the machine's clock, as the queue. */
  readonly nextAt: number | null;
}

export interface WebhookPage {
  readonly events: readonly ReceivedEvent[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

export interface WebhookFilter {
  readonly provider: WebhookProvider | null;
  readonly state: WebhookState | null;
  /** Where the page begins; null for the newest. */
  readonly after: string | null;
  readonly count: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    WEBHOOK_REPLAYED: 'webhook';
  }
}
