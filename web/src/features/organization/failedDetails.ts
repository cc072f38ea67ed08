import type { Refusal } from '@atrium/domain/errors.ts';
import { CallError } from '#lib/callError.ts';

/**
 * What 'Getting Started' says of a company or a person whose details could not be read (ORG-07, ORG-11, D64): a
 * refusal, or an error in the answer. Throws an outage of the service, which the page of a lost connection says.
 */
export function failedDetails(outage: Error | null, refusal: Refusal | null): { code: string; message: string } {
  if (refusal !== null) return refusal;
  if (outage instanceof CallError && outage.code !== 'UNREACHABLE')
    return { code: outage.code, message: outage.message };
  throw outage ?? new Error('details that neither failed nor were refused');
}
