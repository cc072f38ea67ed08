import type { Refusal, Result } from '@atrium/domain/errors.ts';
import { GraphQLError } from 'graphql';

/** A refusal as the error of a nullable field: the field becomes null, the rest of the page stays (D7). */
export function refused(refusal: Refusal): GraphQLError {
  const { code, message, reason, unlock } = refusal;
  return new GraphQLError(message, { extensions: { code, reason, unlock } });
}

/** The value, or throws the refusal as a field error. For queries. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused(result.refusal);
}

/** The error in a mutation's payload when it was refused for a reason that the page shows (API-03). */
export interface MutationError {
  readonly code: string;
  readonly message: string;
}

/** The `error` field of a payload; null on success. */
export function errorOf(result: Result<unknown>): MutationError | null {
  return result.ok ? null : { code: result.refusal.code, message: result.refusal.message };
}
