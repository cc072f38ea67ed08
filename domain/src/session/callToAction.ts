import { isAnyTransactional, isOnDemandOnly, isStandardNavigation } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';
import { day } from '../time.ts';
import { isEntitledToSession, isGrantedSession, isUnreleased, sessionUnlocks } from './entitled.ts';
import type { SessionFacts } from './facts.ts';
import {
  hasEnded,
  isActive,
  isClosed,
  isComingSoon,
  isEnrollable,
  isEnrolled,
  isLive,
  isUserCompleted,
  isWaitListed,
  isWaitListOpen,
} from './flags.ts';

export type CallToActionTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'dialog'; readonly dialog: 'enroll' | 'unenroll' | 'featureLock' }
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'external'; readonly url: string };

export type CallToAction = {
  readonly key:
    | 'enroll'
    | 'lockedEnroll'
    | 'joinWaitlist'
    | 'goToLiveCourse'
    | 'launchCourse'
    | 'unenroll'
    | 'removeFromWaitlist'
    | 'enrollClosed'
    | 'comingSoon'
    | 'reviewPastCourse'
    | 'courseEnded';
  readonly label: string;
  readonly disabled: boolean;
  readonly target: CallToActionTarget;
  /** Why a locked button is locked. */
  readonly tooltip: string | null;
  /** Entitlement keys that would open a locked button. */
  readonly unlock: readonly string[];
};

export const upgradePath = '/upgrade';

/**
 * The one button of a session for this viewer, decided in five steps (learning.md §4; CRS-03, CRS-04, CRS-05). Before
 * them: what is not released yet, or not any more, leads nowhere (D78).
 */
export function callToAction(viewer: Viewer, session: SessionFacts, now: number): CallToAction {
  if (isUnreleased(viewer, session)) return comingSoon;
  if (isEnrollable(session) || isWaitListOpen(session)) return joining(viewer, session, now);
  if (isActive(session, now)) return goToLiveCourse(session, now);
  if (isEnrolled(session)) return enrolled(session, now);
  if (isWaitListed(session)) return action('removeFromWaitlist', 'Remove From Waitlist', dialog('unenroll'));
  if (isComingSoon(session)) return comingSoon;
  if (isUserCompleted(session)) return completed(session);
  return isClosed(session) && hasEnded(session, now) ? courseEnded : disabled('enrollClosed', 'Enroll');
}

/** Transactional viewers see a course's session dates instead of 'Next live' (CRS-05). */
export function seesSessionDates(viewer: Viewer): boolean {
  return isTransactionalOnly(viewer);
}

function joining(viewer: Viewer, session: SessionFacts, now: number): CallToAction {
  if (isInLastDay(session, now)) return courseEnded;
  const locked = lockedEnroll(viewer, session);
  if (locked) return locked;
  if (isTransactionalOnly(viewer) && !session.isFreeSession && !isGrantedSession(viewer, session)) {
    return { ...disabled('enrollClosed', 'Enroll'), unlock: sessionUnlocks(session) };
  }
  return isEnrollable(session)
    ? action('enroll', 'Enroll', dialog('enroll'))
    : action('joinWaitlist', 'Join Waitlist', dialog('enroll'));
}

/** Limited members get the dialog, on-demand-only members go to the page (contradiction 16). */
function lockedEnroll(viewer: Viewer, session: SessionFacts): CallToAction | null {
  if (session.isFreeSession || isEntitledToSession(viewer, session)) return null;
  const lock = { key: 'lockedEnroll', label: 'Enroll', disabled: false, unlock: sessionUnlocks(session) } as const;
  if (isOnDemandOnly(viewer)) {
    return { ...lock, target: { kind: 'route', to: upgradePath }, tooltip: 'Upgrade for live access' };
  }
  if (viewer.accountType === 'LIMITED') {
    return { ...lock, target: dialog('featureLock'), tooltip: 'Become a member for full access' };
  }
  return null;
}

/** For five days after a sprint nothing of it is live any more (contradiction 24). */
function goToLiveCourse(session: SessionFacts, now: number): CallToAction {
  if (hasEnded(session, now)) return action('goToLiveCourse', 'Open the session', sessionRoute(session));
  const target: CallToActionTarget =
    session.courseType === 'WORKSHOP' && session.eventLink !== null
      ? { kind: 'external', url: session.eventLink }
      : sessionRoute(session);
  return action('goToLiveCourse', 'Go to Live Course', target);
}

function enrolled(session: SessionFacts, now: number): CallToAction {
  // An on-demand session can be started at any time.
  if (!isLive(session) || isWithinOneDay(session.startAt, now)) {
    return action('launchCourse', 'Launch course', sessionRoute(session));
  }
  return action('unenroll', 'Unenroll', dialog('unenroll'));
}

function completed(session: SessionFacts): CallToAction {
  if (session.courseType !== 'SPRINT') return courseEnded;
  return action('reviewPastCourse', session.detailCtaText ?? 'Review Past Course', sessionRoute(session));
}

/** Whether the viewer's membership opens live sessions in general; a single one may be granted besides. */
export function joinsLive(viewer: Viewer): boolean {
  return viewer.accountType !== 'LIMITED' && !isOnDemandOnly(viewer) && !isTransactionalOnly(viewer);
}

function isTransactionalOnly(viewer: Viewer): boolean {
  return isAnyTransactional(viewer) && !isStandardNavigation(viewer);
}

/** Whether a sprint with open seats is so near its end that nobody can join it any more (CRS-03). */
export function isInLastDay(session: SessionFacts, now: number): boolean {
  return isEnrollable(session) && session.courseType === 'SPRINT' && isWithinOneDay(session.endAt, now);
}

function isWithinOneDay(instant: number | null, now: number): boolean {
  return instant !== null && Math.abs(instant - now) <= day;
}

function sessionRoute(session: SessionFacts): CallToActionTarget {
  return { kind: 'route', to: `/courses/session/${encodeURIComponent(session.sessionId)}` };
}

function dialog(name: 'enroll' | 'unenroll' | 'featureLock'): CallToActionTarget {
  return { kind: 'dialog', dialog: name };
}

function action(key: CallToAction['key'], label: string, target: CallToActionTarget): CallToAction {
  return { key, label, disabled: false, target, tooltip: null, unlock: [] };
}

function disabled(key: CallToAction['key'], label: string): CallToAction {
  return { key, label, disabled: true, target: { kind: 'none' }, tooltip: null, unlock: [] };
}

const courseEnded = disabled('courseEnded', 'Course Ended');
const comingSoon = disabled('comingSoon', 'Coming Soon!');
