import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { ReactNode } from 'react';
import { formatMonthDay, formatUntil } from '#lib/dates.ts';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';
import { coursePath, sessionPath, videoPath, type VideoAddress } from '#lib/links.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import hall from '#ui/art/hallWide.svg?inline';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { daypart } from './daypart.ts';
import { greetingOf } from './greeting.ts';
import styles from './Hello.module.css';

type Begun = VideoAddress & { readonly sourceType: string };

export interface HelloProps {
  viewer: Viewer & { readonly firstName: string };
  body: 'member' | 'limited' | 'transactional';
  /** The member's own meetings that are not over. */
  meetings: readonly OwnMeeting[];
  /** The sessions on the page, which know their live rooms. */
  sessions: readonly SessionFieldsFragment[];
  /** The title of the member's learning plan; null for none. */
  planTitle: string | null;
  /** Whether the academy has no course for the viewer yet. */
  isEmpty: boolean;
  /** The free videos of the month when none is left, and how many courses need none; null otherwise. */
  used: { readonly resetsAt: number; readonly freeCourses: number } | null;
  /** The unfinished video watched last; null for none. */
  begun: Begun | null;
  now: number;
  zone: string;
}

/** The greeting, and the most important next step. */
export const Hello = ({ viewer, body, meetings, sessions, planTitle, isEmpty, used, begun, now, zone }: HelloProps) => {
  const { live, also, next } = greetingOf(meetings, now, zone);
  const offer = sessions.find(({ offerExpiresAt }) => Number(offerExpiresAt) > now);
  const [first, ...more] = [
    live?.sentence,
    also?.sentence,
    offer && `You can claim a seat in ${offer.title} until ${formatUntil(Number(offer.offerExpiresAt), now, zone)}.`,
    next?.sentence,
  ].filter((sentence) => sentence !== undefined);
  return (
    <section className={cx(look.court, styles.hello)} aria-labelledby="hello">
      <div className={styles.art}>
        <img src={hall} alt="" width={900} height={560} />
      </div>
      <Wrap className={look.onCourt}>
        <div className={styles.words}>
          <h1 id="hello" tabIndex={-1}>
            <span className={styles.whole}>Good {daypart(now, zone)},</span> {viewer.firstName}
          </h1>
          <div className={styles.next}>
            <p className={look.lede}>
              {first ??
                (planTitle === null ? null : `Your plan: ${planTitle}.`) ??
                (used ? usedUp(used, zone) : invitation(body, isEmpty, begun !== null, sessions.length))}
            </p>
            {more.map((sentence) => (
              <p key={sentence} className={look.muted}>
                {sentence}
              </p>
            ))}
          </div>
          <Ways
            begun={begun}
            viewer={viewer}
            body={body}
            sessions={sessions}
            hasPlan={planTitle !== null}
            isEmpty={isEmpty}
            meeting={(live ?? next)?.meeting}
            joinable={live !== null}
            also={also?.meeting ?? null}
            offer={offer}
          />
        </div>
      </Wrap>
    </section>
  );
};

interface WaysProps extends Pick<HelloProps, 'viewer' | 'body' | 'sessions' | 'begun' | 'isEmpty'> {
  meeting: OwnMeeting | undefined;
  hasPlan: boolean;
  joinable: boolean;
  /** Another meeting whose room is open at the same time. */
  also: OwnMeeting | null;
  /** A session in which a seat can be claimed now (D21). */
  offer: SessionFieldsFragment | undefined;
}

interface WayOn {
  readonly label: string;
  readonly href: string;
  /** A live room opens in a new window. */
  readonly target?: '_blank';
}

/**
 * The links of the greeting, the most important first: the live room, a seat to claim, the session, the learning
 * plan, the started video, the courses.
 */
const Ways = (props: WaysProps): ReactNode => {
  const [first, second] = waysOn(props);
  if (first === undefined) return null;
  return (
    <Row className={look.noPrint}>
      <ButtonLink variant="sun" href={first.href} target={first.target}>
        {first.label}
      </ButtonLink>
      {second ? (
        <ButtonLink variant="line" href={second.href} target={second.target}>
          {second.label}
        </ButtonLink>
      ) : null}
    </Row>
  );
};

/** Only links that open for this viewer (D78). */
function waysOn({
  viewer,
  begun,
  body,
  sessions,
  hasPlan,
  isEmpty,
  meeting,
  joinable,
  also,
  offer,
}: WaysProps): WayOn[] {
  const opens = ({ href }: WayOn): boolean => isPathPermitted(viewer, href);
  const claim = offer ? [{ label: 'Claim your seat', href: coursePath(offer.courseId) }].filter(opens) : [];
  const plan = hasPlan ? { label: 'Open the plan', href: '/courses' } : null;
  if (meeting) {
    const roomOf = (item: OwnMeeting | null) =>
      sessions.find(({ sessionId }) => sessionId === item?.sessionId)?.sessionMeta.eventLink;
    const [room, second] = [roomOf(meeting), roomOf(also)];
    const page = [
      { label: 'Open the session', href: sessionPath(meeting.sessionId, viewer) },
      { label: 'See the course', href: coursePath(meeting.courseId) },
    ].find(opens);
    return [
      ...(joinable && room
        ? [{ label: also ? `Join ${meeting.courseTitle}` : 'Join', href: room, target: '_blank' as const }]
        : []),
      ...(also && second ? [{ label: `Join ${also.courseTitle}`, href: second, target: '_blank' as const }] : []),
      ...claim,
      ...(page ? [page] : []),
      ...(plan ? [plan] : []),
    ];
  }
  const resume = begun && { label: 'Resume the lesson', href: videoPath(viewer, begun.sourceType, begun) };
  const courses = body === 'transactional' || hasPlan || isEmpty ? null : { label: 'Browse courses', href: '/courses' };
  return [...claim, plan, resume, courses].filter((way) => way !== null).filter(opens);
}

function invitation(body: HelloProps['body'], isEmpty: boolean, begun: boolean, sessions: number): string {
  if (body === 'transactional')
    return sessions === 0
      ? 'Your sessions will appear here.'
      : `You have ${sessions === 1 ? 'one session' : `${String(sessions)} sessions`}.`;
  if (isEmpty) return 'You are among the first here.';
  if (begun) return 'Pick up where you left off, or browse the courses.';
  return body === 'limited'
    ? 'Watch a short lesson today, or browse the courses.'
    : "Find a course for what you're working on.";
}

/** What is left to a limited member until the allowance resets (D15). */
function usedUp({ resetsAt, freeCourses }: NonNullable<HelloProps['used']>, zone: string): string {
  const back = `Your free videos reset on ${formatMonthDay(resetsAt, zone)}.`;
  if (freeCourses === 0) return back;
  return `${back} Until then, ${freeCourses === 1 ? 'one course is free' : `try one of ${String(freeCourses)} free courses`}.`;
}
