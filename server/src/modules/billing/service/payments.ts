import { refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { PaymentsFailure, type Payments } from '../../../ports/payments.ts';

/**
 * Asks the payment provider. Refuses with PAYMENT_PROVIDER_FAILED when it is away or refuses, and where none is
 * configured; the log says why.
 */
export async function askProvider<T>(
  { ports, log }: Pick<Context, 'ports' | 'log'>,
  work: (payments: Payments) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (ports.payments === null) return failed;
  try {
    return await work(ports.payments);
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    // a request that it refuses is a fault of ours, or of the settings there
    if (error.isOutage) log.warn({ err: error }, 'the payment provider did not answer');
    else log.error({ err: error }, 'the payment provider refused a request');
    return failed;
  }
}

const failed: Refused = refuse('PAYMENT_PROVIDER_FAILED');

/** Whether a fault says that the payment provider is away, and not that it refuses a request. */
export function isProviderAway(error: unknown): boolean {
  return error instanceof PaymentsFailure && error.isOutage;
}
