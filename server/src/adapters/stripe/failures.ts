import { PaymentsFailure } from '../../ports/payments.ts';

/** The code of an error of Stripe. */
export function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown }).code;
}

/** Of a refund only the answer to the request itself is final: a key in use, or one that was changed, is none. */
export function refusalOf(error: unknown): unknown {
  const { type, message } = error as { readonly type?: string; readonly message?: string };
  const isFinal =
    (type === 'StripeInvalidRequestError' || type === 'StripeCardError') && codeOf(error) !== 'idempotency_key_in_use';
  return isFinal ? error : new PaymentsFailure(message ?? 'no answer', { isOutage: true, cause: error });
}

/** Everything but a refused request may work when it is asked again. */
export function failureOf(error: unknown): PaymentsFailure {
  if (error instanceof PaymentsFailure) return error;
  const { type, message } = error as { readonly type?: string; readonly message?: string };
  const isOutage = type === 'StripeConnectionError' || type === 'StripeAPIError' || type === 'StripeRateLimitError';
  return new PaymentsFailure(message ?? 'the payment provider failed', { isOutage, cause: error });
}
