import { graphql } from '#lib/gql/gql.ts';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { useViewer } from '#lib/viewer.ts';
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
        ...FaultFields
      }
    }
  }
`);

interface EnrollmentRequest {
  readonly session: MemberSession;
  readonly unenroll?: boolean;
  /** The session whose seat is given up for this one (D20). */
  readonly swapFrom?: MemberSession;
}

type EnrollmentOutcome =
  | { readonly kind: 'saved'; readonly session: MemberSession; readonly wire: SessionFieldsFragment }
  /** The member has a seat in another session of the course (D20). */
  | { readonly kind: 'seatHeld'; readonly held: MemberSession };

/** Enrolls a member, joins the waitlist, claims an offer, swaps or leaves; the new state goes to all cached queries. */
const saveEnrollmentSpec = (userId: string): SaveSpec<EnrollmentRequest, EnrollmentOutcome> => ({
  send: async ({ session: { sessionId, openTo }, unenroll = false, swapFrom }, key) => {
    const { saveEnrollment: payload } = await execute(document, {
      input: { userId, sessionId, unenroll, ...key, ...(swapFrom && { swapFrom: swapFrom.sessionId }) },
    });
    if (payload?.error?.code === 'COURSE_SEAT_HELD' && payload.conflictSession) {
      return { kind: 'seatHeld', held: toMemberSession(payload.conflictSession, openTo) };
    }
    const { session } = accepted(payload);
    if (session === null) throw new Error('an enrollment without its session');
    return { kind: 'saved', wire: session, session: toMemberSession(session, openTo) };
  },
  saved: (queryClient, outcome) => {
    if (outcome.kind !== 'saved') return;
    const { sessionId } = outcome.session;
    patchCache(queryClient, (item) => item['sessionId'] === sessionId && 'enrollmentStatus' in item, outcome.wire);
  },
  // sections and other seats depend on it
  changes: ({ kind }) => (kind === 'saved' ? ['enrollment'] : []),
});

/** The enrollment of the viewer, as its dialogs save it (ENR-01, ENR-03, ENR-04). */
export function useEnrollment() {
  return useSave(saveEnrollmentSpec(useViewer().memberId));
}
