import type { JobState } from '../job/jobState.ts';

/** Who sends us events. */
export const webhookProviders = ['STRIPE', 'ZOOM'] as const;
export type WebhookProvider = (typeof webhookProviders)[number];

/** Where an event of a provider is: FAILED waits, too, where its job is tried again. */
export const webhookStates = ['WAITING', 'FAILED', 'HANDLED'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** The state of an event; `job`: of the job that handles it, null where that was stopped and is forgotten by now. */
export function webhookState(handledAt: Date | null, job: JobState | null): WebhookState {
  if (handledAt !== null) return 'HANDLED';
  return job === 'WAITING' || job === 'RUNNING' ? 'WAITING' : 'FAILED';
}

/**
 * Whether an event may be handled once more: it has failed or was handled, and there is something to do. One that waits
 * is handled anyway (RUN-01).
 */
export function mayReplay({ state, about }: { readonly state: WebhookState; readonly about: string | null }): boolean {
  return about !== null && state !== 'WAITING';
}

/** An event in words, by the provider's name of its type: 'Invoice, payment failed' of invoice.payment_failed. */
export function eventTitle(type: string): string {
  const words = type.split('.').map((part) => part.replaceAll('_', ' '));
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
