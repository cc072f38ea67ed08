import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import type { ReactNode } from 'react';
import { sessionPath } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { Button, ButtonLink, type ButtonLook } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import styles from './Enrollment.module.css';

export interface EnrolledActionsProps {
  session: MemberSession;
  buttonLook: Pick<ButtonLook, 'variant' | 'size' | 'wide'>;
  /** The main action of the rule, where it has one: 'Launch course'. */
  main: ReactNode;
  /** On the session's own page, which needs no link to itself. */
  inside: boolean;
  onLeave: () => void;
}

/**
 * The actions of an enrolled member in a live session: the main one first, then the calendar, and unenroll last, which
 * alone is left when the session was canceled.
 */
export const EnrolledActions = ({ session, buttonLook, main, inside, onLeave }: EnrolledActionsProps) => {
  const viewer = useViewer();
  const href = sessionPath(session.sessionId, viewer, session.courseType);
  const opens = !inside && isPathPermitted(viewer, href);
  const leave = (
    <Button variant="bare" aria-haspopup="dialog" onClick={onLeave}>
      Unenroll
    </Button>
  );
  if (session.cancelled) {
    return (
      <div className={styles.enrolled}>
        {inside ? null : (
          <p className={look.muted}>This session was canceled. We have not booked another date for you.</p>
        )}
        <Row>{leave}</Row>
      </div>
    );
  }
  return (
    <div className={styles.enrolled}>
      {main ??
        (opens ? (
          <ButtonLink {...buttonLook} href={href}>
            Open the session
          </ButtonLink>
        ) : null)}
      <Row>
        <AddToCalendar sessionId={session.sessionId} />
        {leave}
      </Row>
    </div>
  );
};
