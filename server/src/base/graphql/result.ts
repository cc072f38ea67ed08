import type { Refusal, Result } from '@atrium/domain/errors.ts';
import { GraphQLError } from 'graphql';

/** A refusal as the error of a nullable field: the field becomes null, the rest of the page stays (D7). */
export function refused(refusal: Refusal): GraphQLError {
  const { message, ...extensions } = refusal;
  return new GraphQLError(message, { extensions });
}

/** The value, or throws the refusal as a field error. For queries. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused(result.refusal);
}

/**
 * The error in a mutation's payload when it was refused for a reason that the page shows (API-03). Its code is that of
 * the refusal, or the number by which the documents call it.
 */
export type MutationError = Omit<Refusal, 'code'> & { readonly code: string };

/** What a mutation answers: the value's fields, absent when it was refused, and the error, null on success. */
export type Payload<T> = { readonly [K in keyof T]?: T[K] | null } & { readonly error: MutationError | null };

export function payloadOf<T extends object>(result: Result<T>): Payload<T> {
  if (result.ok) return { ...result.value, error: null };
  return { error: result.refusal } as Payload<T>;
}
