import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { isUnreleased } from '@atrium/domain/session/entitled.ts';
import { isEnrolled, isWaitListed } from '@atrium/domain/session/flags.ts';
import { sessionPath } from '#lib/links.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { opensSoon, placeInLine, whyEnded } from '#parts/facts/sessionWords.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { isClaimable, type CourseFormats, type LiveOption } from './courseFacts.ts';
import type { CourseSlots } from './coursePage.types.ts';
import styles from './Course.module.css';

export interface HeroActionProps extends Pick<CourseSlots, 'enroll'> {
  formats: CourseFormats;
  chosen: LiveOption | null;
  courseTitle: string;
}

/**
 * The action in the head of the page: the way into an own session, a seat to claim, the only way to join, or a link to
 * the choice below.
 */
export const HeroAction = ({ formats: { live, onDemand }, chosen, courseTitle, enroll }: HeroActionProps) => {
  const viewer = useViewer();
  const now = useNow();
  const options = [...live.map(({ session }) => session), ...(onDemand ? [onDemand] : [])].filter(
    ({ cancelled }) => !cancelled,
  );
  const own = options.find((session) => leadsOn.includes(callToAction(viewer, session, now).key));
  if (own) return enroll({ session: own, courseTitle, variant: 'sun', brief: true });
  const claimable = options.find((session) => isClaimable(session, now));
  if (claimable) return enroll({ session: claimable, courseTitle, variant: 'sun', brief: true });
  const enrolled = options.find(isEnrolled);
  if (enrolled) {
    const href = sessionPath(enrolled.sessionId, viewer, enrolled.courseType);
    return (
      <>
        <span className={styles.waits}>You're enrolled</span>
        {isPathPermitted(viewer, href) && !isUnreleased(viewer, enrolled) ? (
          <ButtonLink variant="sun" href={href}>
            Open the session
          </ButtonLink>
        ) : null}
      </>
    );
  }
  const waiting = options.find(isWaitListed);
  if (waiting) {
    return (
      <span className={styles.waits} tabIndex={-1} data-stand-in>
        {placeInLine(waiting)}
      </span>
    );
  }
  const [only] = options;
  if (only === undefined) {
    return <p className={look.muted}>No dates are planned right now. Save the course to find it again.</p>;
  }
  if (options.length === 1 && callToAction(viewer, only, now).target.kind !== 'none') {
    return enroll({ session: only, courseTitle, clash: chosen?.clash ?? null, variant: 'sun', brief: true });
  }
  // what is below would lead only to a button that is disabled
  if (options.every((session) => isUnreleased(viewer, session))) {
    return <span className={styles.waits}>{opensSoon}</span>;
  }
  if (options.every((session) => callToAction(viewer, session, now).key === 'courseEnded')) {
    return <p className={look.muted}>{whyEnded(only, now)}</p>;
  }
  return (
    <ButtonLink variant="sun" href="#format">
      {live.length === 0 ? 'See the format' : onDemand ? 'Choose format' : 'See dates'}
    </ButtonLink>
  );
};

const leadsOn: readonly string[] = ['goToLiveCourse', 'launchCourse', 'reviewPastCourse'];
