import type { QueryClient } from '@tanstack/react-query';
import { invalidateTags } from '#lib/cacheTags.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { toMemberSession, type MemberSession } from '#parts/facts/memberSession.ts';

const document = graphql(`
  mutation SaveEnrollment($input: SaveEnrollmentInput!) {
    saveEnrollment(input: $input) {
      session {
        ...SessionFields
      }
      conflictSession {
        ...SessionFields
      }
      error {
        code
        message
      }
    }
  }
`);

export interface EnrollmentRequest {
  readonly userId: string;
  readonly session: MemberSession;
  readonly unenroll?: boolean;
  /** The session whose seat is given up for this one (D20). */
  readonly swapFrom?: MemberSession;
  /** From nextClientSeq, one for each press: an idempotency key, so that a retry changes nothing twice. */
  readonly clientSeq: string;
}

export type EnrollmentOutcome =
  | { readonly kind: 'saved'; readonly session: MemberSession }
  | { readonly kind: 'seatHeld'; readonly held: MemberSession }
  | { readonly kind: 'refused'; readonly message: string };

/** Identifies this page as the source of `clientSeq`, until it is reloaded. */
const deviceId = crypto.randomUUID();
let lastSeq = 0;

/** A number greater than every earlier one of this page. */
export function nextClientSeq(): string {
  lastSeq += 1;
  return String(lastSeq);
}

/**
 * Enrolls, joins the waitlist, claims an offer, swaps or leaves, and updates the session in every cached query. Throws
 * a CallError when the request itself fails.
 */
export async function saveEnrollment(
  queryClient: QueryClient,
  { userId, session, unenroll = false, swapFrom, clientSeq }: EnrollmentRequest,
): Promise<EnrollmentOutcome> {
  const { sessionId, openTo } = session;
  const { saveEnrollment: payload } = await execute(document, {
    input: { userId, sessionId, unenroll, clientSeq, deviceId, ...(swapFrom && { swapFrom: swapFrom.sessionId }) },
  });
  if (payload?.error?.code === 'COURSE_SEAT_HELD' && payload.conflictSession) {
    return { kind: 'seatHeld', held: toMemberSession(payload.conflictSession, openTo) };
  }
  if (!payload?.session) {
    return { kind: 'refused', message: payload?.error?.message ?? 'There was an error. Please try again later.' };
  }
  updateCache(queryClient, payload.session);
  return { kind: 'saved', session: toMemberSession(payload.session, openTo) };
}

/**
 * Writes the saved session to the cache at once; what else depends on it (sections, seats elsewhere) is fetched again.
 */
function updateCache(queryClient: QueryClient, session: SessionFieldsFragment): void {
  const { sessionMeta, ...fields } = session;
  patchCache(queryClient, (item) => item['sessionId'] === session.sessionId && 'enrollmentStatus' in item, {
    ...fields,
    sessionMeta,
  });
  void invalidateTags(queryClient, ['enrollment']);
}
