import type { OutboxView } from '#lib/gql/graphql.ts';

/** What the outbox is narrowed to; all of it is in the address (STU-04). */
export interface OutboxFilters {
  readonly view: OutboxView;
  readonly address: string;
}

/** The views above the list, by their word in the address. */
export const outboxViews = [
  { id: '', label: 'Waiting or failed', view: 'OPEN' },
  { id: 'waiting', label: 'Waiting', view: 'WAITING' },
  { id: 'failed', label: 'Failed', view: 'FAILED' },
  { id: 'withdrawn', label: 'Withdrawn', view: 'WITHDRAWN' },
  { id: 'sent', label: 'Sent', view: 'SENT' },
] as const satisfies readonly { id: string; label: string; view: OutboxView }[];

export interface OutboxSearch {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseOutboxFilters({ q = '', state = '' }: OutboxSearch): OutboxFilters {
  return {
    view: outboxViews.find(({ id }) => id === state)?.view ?? 'OPEN',
    address: q.trim().slice(0, 254),
  };
}

/** The address has only what is not so anyway. */
export function formatOutboxFilters({ view, address }: OutboxFilters): OutboxSearch {
  const id = outboxViews.find((each) => each.view === view)?.id ?? '';
  return { q: address === '' ? undefined : address, state: id === '' ? undefined : id };
}
