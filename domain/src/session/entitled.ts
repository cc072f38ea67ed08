import { standardAreas } from '../access/derived.ts';
import { isReleased } from '../access/flags.ts';
import { holds, type Viewer } from '../access/viewer.ts';
import type { CourseType, SessionType } from './facts.ts';

export type SessionIdentity = {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly sessionType: SessionType;
  readonly isFreeSession: boolean;
  /** Labels of the areas that open the course, as configured; absent: the defaults for its type. */
  readonly openTo?: readonly string[];
  /** Certificates of which this course is a part. */
  readonly certificateIds?: readonly string[];
  /** The server's answer that the viewer may take it: the browser does not know the courses of every certificate. */
  readonly entitled?: boolean;
};

/** The fields of a person that decide entitlement. */
export type Holder = Pick<Viewer, 'accountType' | 'entitlements'>;

/** The entitlement keys of which any one opens this session to a member (learning.md §5, D2). */
export function sessionUnlocks(session: SessionIdentity): string[] {
  return [...areasOf(session), ...ownKeys(session)];
}

/**
 * Whether the viewer may take this session: free, by area, or by a grant of the session, course or certificate;
 * employees may.
 */
export function isEntitledToSession(viewer: Holder, session: SessionIdentity): boolean {
  return (
    session.isFreeSession ||
    session.entitled === true ||
    viewer.accountType === 'EMPLOYEE' ||
    holdsSession(viewer, session)
  );
}

/** Whether an entitlement of the viewer opens this session; false for one that is only free to them. */
export function holdsSession(viewer: Holder, session: SessionIdentity): boolean {
  return areasOf(session).some((key) => holds(viewer, key)) || isGrantedSession(viewer, session);
}

/** Whether an on-demand session is not released to the viewer: nobody opens it, whatever they hold (SSN-04). */
export function isUnreleased(
  { flags }: Pick<Viewer, 'flags'>,
  { sessionType, sessionId }: Pick<SessionIdentity, 'sessionType' | 'sessionId'>,
): boolean {
  return sessionType === 'ON_DEMAND' && !isReleased(flags.onDemand2024Refresh, sessionId);
}

/** Whether the viewer holds this session, its course or a certificate it belongs to. */
export function isGrantedSession(viewer: Holder, session: SessionIdentity): boolean {
  return ownKeys(session).some((key) => holds(viewer, key));
}

function areasOf(session: SessionIdentity): readonly string[] {
  // Sold individually: a Mini-MBA by its session, a crash course by the certificate that lists it (CRC-01).
  if (session.courseType === 'BOOTCAMP' || session.courseType === 'CRASH_COURSE') return [];
  // A customer's own course is opened only by an explicit grant.
  if (session.courseType === 'CUSTOMER') return [];
  if (session.openTo !== undefined) {
    const live = session.sessionType === 'LIVE';
    return session.openTo.filter((label) => !live || label !== 'ai-ondemand').map((label) => `area/${label}`);
  }
  return session.sessionType === 'LIVE' ? ['area/mcsc-unlimited', 'area/ai-academy'] : standardAreas;
}

function ownKeys(session: SessionIdentity): string[] {
  return [
    `session/${session.sessionId}`,
    `course/${session.courseId}`,
    ...(session.certificateIds ?? []).map((id) => `certificate/${id}`),
  ];
}
