import type { PaymentView } from '#lib/gql/graphql.ts';

/** What the list of payments is narrowed to; all of it is in the address (STU-04). */
export interface PaymentFilters {
  readonly text: string;
  readonly view: PaymentView;
}

/** The views above the list, by their word in the address. */
export const paymentViews = [
  { id: '', label: 'All', view: 'ALL' },
  { id: 'unpaid', label: 'Past due', view: 'UNPAID' },
  { id: 'disputed', label: 'Disputed', view: 'DISPUTED' },
  { id: 'refunded', label: 'Given back', view: 'REFUNDED' },
] as const satisfies readonly { id: string; label: string; view: PaymentView }[];

export interface PaymentSearch {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parsePaymentFilters({ q = '', state = '' }: PaymentSearch): PaymentFilters {
  return { view: paymentViews.find(({ id }) => id === state)?.view ?? 'ALL', text: q.trim().slice(0, 200) };
}

/** The address has only what is not so anyway. */
export function formatPaymentFilters({ view, text }: PaymentFilters): PaymentSearch {
  const id = paymentViews.find((each) => each.view === view)?.id ?? '';
  return { q: text === '' ? undefined : text, state: id === '' ? undefined : id };
}
