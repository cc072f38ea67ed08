/** One event as it is stored, and as it is forwarded. */
export interface AnalyticsEvent {
  readonly eventId: string;
  readonly type: 'track' | 'identify';
  /** Null for `identify`. */
  readonly name: string | null;
  readonly properties: Readonly<Record<string, string>>;
  /** The path of the page, without its query. */
  readonly path: string;
  readonly anonymousId: string;
  /** Null for a visitor. */
  readonly memberId: string | null;
  readonly customerId: string | null;
  readonly occurredAt: Date;
}

/** A service that gets every event besides the database. */
export interface AnalyticsSink {
  /** Whether events are forwarded at all; without a service they stay in the database. */
  readonly forwards: boolean;
  /** Rejects when they were not accepted, and the job is then retried; the service must ignore an id that it knows. */
  readonly deliver: (events: readonly AnalyticsEvent[]) => Promise<void>;
}

declare module './ports.ts' {
  interface Ports {
    readonly analytics: AnalyticsSink;
  }
}
