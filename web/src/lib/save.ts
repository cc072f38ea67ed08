import type { ErrorCode } from '@atrium/domain/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateTags, type CacheTag } from './cacheTags.ts';
import { asCallError, CallError, callFault, type CallFault } from './callError.ts';
import { graphql } from './gql/gql.ts';
import type { FaultFieldsFragment } from './gql/graphql.ts';
import { openQueue, type SaveQueue } from './saveQueue.ts';

/** The idempotency key of one press: the server carries it out once, however often it is sent. */
export interface PressKey {
  readonly deviceId: string;
  readonly clientSeq: string;
}

/** A write: how it is sent, and its effects on the cache. */
export interface SaveSpec<Input, Result> {
  /** Sends it; throws what the server refused, as `accepted` does for a payload. */
  readonly send: (input: Input, key: PressKey) => Promise<Result>;
  /** Shows the change at once, before the server has answered; returns how to roll it back. */
  readonly optimistic?: (queryClient: QueryClient, input: Input) => () => void;
  /** Puts the server's answer into the cached queries. */
  readonly saved?: (queryClient: QueryClient, result: Result) => void;
  /** Its cache tags: every query with one of them is fetched again. */
  readonly changes?: (result: Result) => readonly CacheTag[];
  /**
   * Presses on the same `subject` are sent one after another, in order, and a later one replaces the optimistic change
   * of an earlier one; presses on different subjects do not wait for each other (THR-44).
   */
  readonly queue?: SaveQueue<Input>;
}

/** Why a press failed, as a message for the person. */
export interface SaveFault extends Omit<CallFault, 'path'> {
  readonly requestId: string | null;
}

interface Outcome<Result> {
  readonly key?: PressKey;
  /** Not called for a press that a later one has replaced. */
  readonly done?: ((result: Result) => void) | undefined;
  readonly failed?: ((fault: SaveFault) => void) | undefined;
}

const generalWords = 'There was an error. Please try again later.';
/** Identifies this page until it is reloaded. */
const deviceId = crypto.randomUUID();
let presses = 0;

export function newPressKey(): PressKey {
  presses += 1;
  return { deviceId, clientSeq: String(presses) };
}

/**
 * Sends one press as a mutation of TanStack's cache: optimistic change with rollback, queueing, the saved state in the
 * cache, and invalidation. Calls `done` or `failed` after all of this.
 */
export function startSave<Input, Result>(
  queryClient: QueryClient,
  spec: SaveSpec<Input, Result>,
  input: Input,
  { key = newPressKey(), done, failed }: Outcome<Result> = {},
): void {
  const { queue } = spec;
  const queued = queue === undefined ? null : openQueue(queryClient, queue, input);
  const mutation = queryClient.getMutationCache().build<Result, Error, Input, (() => void) | undefined>(queryClient, {
    ...queued?.options,
    // offline a press fails with a message instead of waiting unseen
    networkMode: 'always',
    // removed when it is settled: a shorter time would be a timer that fires again and again until then
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: () => spec.send(input, key),
    onMutate: () => {
      queued?.dropAnswers();
      return spec.optimistic?.(queryClient, input);
    },
    onError: (_error, _input, rollBack) => {
      if (queued === null) rollBack?.();
      else queued.rollBack(rollBack, isReplaced());
    },
    onSuccess: (result) => {
      queued?.confirm();
      if (isReplaced()) return;
      spec.saved?.(queryClient, result);
      void invalidateTags(queryClient, spec.changes?.(result) ?? []);
    },
  });
  const isReplaced = (): boolean => queued?.listPending().some((other) => other !== mutation) === true;
  void mutation
    .execute(input)
    .then(
      (result) => {
        if (!isReplaced()) done?.(result);
      },
      (error: unknown) => failed?.(faultOf(error)),
    )
    .finally(() => {
      queued?.settle();
      queryClient.getMutationCache().remove(mutation);
    });
}

function faultOf(error: unknown): SaveFault {
  const known = asCallError(error);
  const [fault = callFault('INTERNAL', generalWords)] = known instanceof CallError ? known.faults : [];
  const { path: _path, ...said } = fault;
  return { ...said, requestId: known instanceof CallError ? known.requestId : null };
}

graphql(`
  fragment FaultFields on MutationError {
    code
    message
    reason
    unlock
    field
    retryAfter
  }
`);

/**
 * A mutation's payload if the server has carried it out; throws a CallError with the payload's own error otherwise, and
 * with the sentence that explains it where the server has given one as its reason.
 */
export function accepted<Payload extends { readonly error: FaultFieldsFragment | null }>(
  payload: Payload | null,
): Payload {
  if (payload?.error === null) return payload;
  const general = callFault('INTERNAL', generalWords);
  if (payload === null) throw new CallError([general], null);
  const { code, message, reason, ...error } = payload.error;
  const words = /^[A-Z].*\.$/s.test(reason) ? reason : message;
  throw new CallError([{ ...general, ...error, code: code as ErrorCode, message: words, reason }], null);
}
