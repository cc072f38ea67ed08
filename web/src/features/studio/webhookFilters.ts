import type { WebhookProvider, WebhookState } from '#lib/gql/graphql.ts';

/** What the list of events is narrowed to; all of it is in the address (STU-04). */
export interface WebhookFilters {
  readonly provider: WebhookProvider | null;
  readonly state: WebhookState | null;
}

/** The views above the list, by their word in the address. */
export const webhookViews = [
  { id: '', label: 'All', state: null },
  { id: 'failed', label: 'Failed', state: 'FAILED' },
  { id: 'waiting', label: 'Waiting', state: 'WAITING' },
  { id: 'handled', label: 'Handled', state: 'HANDLED' },
] as const satisfies readonly { id: string; label: string; state: WebhookState | null }[];

/** Who sends events, by the word in the address. */
export const providerOptions = [
  { value: '', label: 'Every provider', provider: null },
  { value: 'stripe', label: 'Stripe', provider: 'STRIPE' },
  { value: 'zoom', label: 'Zoom', provider: 'ZOOM' },
] as const satisfies readonly { value: string; label: string; provider: WebhookProvider | null }[];

export interface WebhookSearch {
  readonly from?: string | undefined;
  readonly state?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseWebhookFilters({ from = '', state = '' }: WebhookSearch): WebhookFilters {
  return {
    provider: providerOptions.find(({ value }) => value === from)?.provider ?? null,
    state: webhookViews.find(({ id }) => id === state)?.state ?? null,
  };
}

/** The address has only what is not so anyway. */
export function formatWebhookFilters({ provider, state }: WebhookFilters): WebhookSearch {
  const from = providerOptions.find((each) => each.provider === provider)?.value;
  const id = webhookViews.find((each) => each.state === state)?.id;
  return { from: from === '' ? undefined : from, state: id === '' ? undefined : id };
}
