import type { ErrorCode, Refusal } from '@atrium/domain/errors.ts';

/** One error of an answer; code decides by `code`, never by the message (D7, D8). */
export interface CallFault {
  readonly code: ErrorCode | 'UNREACHABLE';
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly reason: string | null;
  readonly unlock: readonly string[];
}

interface Origin {
  /** The request id, by which support finds the call in the logs; null when no server answered. */
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/**
 * A call that was refused or failed, in whole or in part. `data` has the root fields that were answered; refused ones
 * are null.
 */
export class CallError extends Error {
  readonly faults: readonly CallFault[];
  readonly data: unknown;
  readonly requestId: string | null;
  constructor(faults: readonly [CallFault, ...CallFault[]], data: unknown, { requestId = null, cause }: Origin = {}) {
    super(faults[0].message, { cause });
    this.faults = faults;
    this.data = data;
    this.requestId = requestId;
  }
  get code(): CallFault['code'] {
    return this.faults[0]?.code ?? 'INTERNAL';
  }
}

/** Thrown when the network gave no answer, or the server failed. Never a reason to sign out (THR-18). */
export class Unreachable extends Error {
  readonly requestId: string | null;
  constructor(message: string, { requestId = null, cause }: Origin = {}) {
    super(message, { cause });
    this.requestId = requestId;
  }
}

const unreachableWords = 'The service cannot be reached. Please check your connection and try again.';

/** One fault of a code, without the details that only an answer of the API has. */
export function callFault(code: CallFault['code'], message: string): CallFault {
  return { code, message, path: [], reason: null, unlock: [] };
}

/** An Unreachable as a CallError with words for people; any other error as it is. */
export function asCallError(error: unknown): unknown {
  if (!(error instanceof Unreachable)) return error;
  const { requestId } = error;
  return new CallError([callFault('UNREACHABLE', unreachableWords)], null, { requestId, cause: error });
}

/** Whether asking again may help: nothing answered, or the server failed. A refusal stays one. */
export function isOutage(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof CallError && error.code === 'INTERNAL');
}

/** Whether a call, or the code of a page, was answered by nobody: 'we cannot reach the service', not 'it failed'. */
export function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNREACHABLE';
}

/** Why the server said no; null for an outage and for a sign-in that has ended, which are not answers. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof CallError)) return null;
  const { code, message, faults } = error;
  if (code === 'UNREACHABLE' || code === 'INTERNAL' || code === 'UNAUTHENTICATED') return null;
  return { code, message, reason: faults[0]?.reason ?? code, unlock: faults[0]?.unlock ?? [] };
}

/** The request id of a failed call, which support is told; null when no server answered. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}
