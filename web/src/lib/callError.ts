import type { ErrorCode, Refusal } from '@atrium/domain/errors.ts';

/** One error of an answer; code decides by `code`, never by the message (D7, D8). */
export interface CallFault {
  readonly code: ErrorCode | 'UNREACHABLE';
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly reason: string | null;
  readonly unlock: readonly string[];
  /** The field of a form that it is about; null for the whole call. */
  readonly field: string | null;
  /** Seconds after which the call may succeed; null when nobody knows. */
  readonly retryAfter: number | null;
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
  /** A server answered, but with a failure: the connection of the browser is fine. */
  readonly answered: boolean;
  constructor(message: string, { requestId = null, answered = false, cause }: Origin & { answered?: boolean } = {}) {
    super(message, { cause });
    this.requestId = requestId;
    this.answered = answered;
  }
}

/** What people read when no server answered. */
export const unreachableWords = "We can't reach the service. Please check your connection and try again.";
/** What people read when a server answered that it failed. */
const failingWords = "That's on us, not your connection. Please try again in a moment.";

/** An error with a code, without the details of an API answer. */
export function callFault(code: CallFault['code'], message: string): CallFault {
  return { code, message, path: [], reason: null, unlock: [], field: null, retryAfter: null };
}

/** The reason of a fault for which nobody answered. */
const noAnswer = 'NO_ANSWER';

/** Turns an Unreachable into a CallError with a message for people; returns any other error unchanged. */
export function asCallError(error: unknown): unknown {
  if (!(error instanceof Unreachable)) return error;
  const { requestId, answered } = error;
  const fault = answered
    ? callFault('UNREACHABLE', failingWords)
    : { ...callFault('UNREACHABLE', unreachableWords), reason: noAnswer };
  return new CallError([fault], null, {
    requestId,
    cause: error,
  });
}

/** Whether a retry may help: no answer, or a server error. A refusal is final. */
export function isOutage(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof CallError && error.code === 'INTERNAL');
}

/** Whether a request, or the code of a page, got no answer: 'we cannot reach the service', not 'it failed'. */
export function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNREACHABLE';
}

/** Whether nobody answered at all: the connection is at fault, and the words for a failing service would mislead. */
export function isUnanswered(error: unknown): boolean {
  const fault = error instanceof CallError ? error.faults[0] : undefined;
  return fault !== undefined && isUnansweredFault(fault);
}

/** The same of the fault of a press. */
export function isUnansweredFault({ code, reason }: Pick<CallFault, 'code' | 'reason'>): boolean {
  return code === 'UNREACHABLE' && reason === noAnswer;
}

/** Says of an error for which `isUnreachable` is true whether the connection or the service is at fault. */
export function outageWords(error: unknown, siteName: string): { readonly title: string; readonly text: string } {
  const answered = error instanceof CallError && error.cause instanceof Unreachable && error.cause.answered;
  return answered
    ? { title: `${siteName} isn't working right now`, text: failingWords }
    : { title: `We can't reach ${siteName}`, text: unreachableWords };
}

/** Why the server refused; null for an outage and for an ended sign-in, which are no refusals. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof CallError)) return null;
  const { code, message, faults } = error;
  if (code === 'UNREACHABLE' || code === 'INTERNAL' || code === 'UNAUTHENTICATED') return null;
  const { reason = code, unlock = [], field = null, retryAfter = null } = faults[0] ?? {};
  return { code, message, reason: reason ?? code, unlock, field, retryAfter };
}

/** The request id of a failed call, shown for support; null when no server answered. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}
