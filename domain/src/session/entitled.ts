import { standardAreas } from '../access/derived.ts';
import { holds, type Viewer } from '../access/viewer.ts';
import type { CourseType, SessionType } from './facts.ts';

export type SessionIdentity = {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly sessionType: SessionType;
  readonly isFreeSession: boolean;
  /** Certificates whose programme holds this course. */
  readonly certificateIds?: readonly string[];
};

/** The entitlement keys of which any one opens this session to a member (learning.md §5, D2). */
export function sessionUnlocks(session: SessionIdentity): string[] {
  return [...areasOf(session), ...ownKeys(session)];
}

/** Whether the viewer may take this session: free, by area, or by a grant of the session, course or certificate. */
export function isEntitledToSession(viewer: Viewer, session: SessionIdentity): boolean {
  return session.isFreeSession || sessionUnlocks(session).some((key) => holds(viewer, key));
}

/** Whether the viewer holds this very session, its course or a certificate it belongs to. */
export function isGrantedSession(viewer: Viewer, session: SessionIdentity): boolean {
  return ownKeys(session).some((key) => holds(viewer, key));
}

function areasOf(session: SessionIdentity): readonly string[] {
  if (session.courseType === 'BOOTCAMP') return [];
  if (session.courseType === 'CRASH_COURSE') return ['area/crash-courses'];
  // A customer's own course is opened by name only.
  if (session.courseType === 'CUSTOMER') return [];
  return session.sessionType === 'LIVE' ? ['area/mcsc-unlimited', 'area/ai-academy'] : standardAreas;
}

function ownKeys(session: SessionIdentity): string[] {
  return [
    `session/${session.sessionId}`,
    `course/${session.courseId}`,
    ...(session.certificateIds ?? []).map((id) => `certificate/${id}`),
  ];
}
