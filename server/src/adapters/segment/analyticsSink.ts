import { machineNow } from '../../base/process/clock.ts';
import type { AnalyticsEvent, AnalyticsSink } from '../../ports/analytics.ts';

/** Milliseconds. A batch that takes longer is retried by its job. */
const timeout = 10_000;

/**
 * Forwards events to a service with Segment's HTTP tracking API (Segment, RudderStack, Jitsu and others): one request
 * to `{url}/v1/batch`, authorized by the write key.
 */
export function segmentSink(url: string, writeKey: string): AnalyticsSink {
  const endpoint = new URL('v1/batch', url.endsWith('/') ? url : `${url}/`);
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`;
  return {
    forwards: true,
    deliver: async (events) => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ batch: events.map(messageOf), sentAt: new Date(machineNow()).toISOString() }),
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the analytics service answered ${String(response.status)}`);
    },
  };
}

function messageOf(event: AnalyticsEvent): Record<string, unknown> {
  const { eventId, type, name, properties, path, anonymousId, memberId, customerId, occurredAt } = event;
  // a person who has just signed up is known by the name of the address
  const { u, ...traits } = properties;
  const userId = memberId ?? u;
  return {
    type,
    messageId: eventId,
    anonymousId,
    ...(userId !== undefined && { userId }),
    ...(type === 'track' ? { event: name, properties } : { traits }),
    context: { page: { path }, ...(customerId !== null && { groupId: customerId }) },
    timestamp: occurredAt.toISOString(),
  };
}
