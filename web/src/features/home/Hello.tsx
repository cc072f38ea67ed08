import type { ReactNode } from 'react';
import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { SessionFieldsFragment } from '../../lib/gql/graphql.ts';
import { coursePath, sessionPath } from '../../lib/links.ts';
import type { OwnMeeting } from '../../parts/facts/ownMeetings.ts';
import hall from '../../ui/art/hallWide.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { daypart } from './daypart.ts';
import { greetingOf } from './greeting.ts';
import styles from './Hello.module.css';

export interface HelloProps {
  viewer: Viewer & { readonly firstName: string };
  body: 'member' | 'limited' | 'transactional';
  /** The member's own meetings that are not over. */
  meetings: readonly OwnMeeting[];
  /** The sessions on the page: they know their live rooms. */
  sessions: readonly SessionFieldsFragment[];
  /** Whether something was begun and waits below. */
  begun: boolean;
  now: number;
  zone: string;
}

/** The greeting, and the one thing that matters next. */
export const Hello = ({ viewer, body, meetings, sessions, begun, now, zone }: HelloProps) => {
  const { live, next } = greetingOf(meetings, now, zone);
  return (
    <section className={`court ${styles.hello ?? ''}`} aria-labelledby="hello">
      <div className={styles.art}>
        <img src={hall} alt="" width={900} height={560} />
      </div>
      <div className="wrap onCourt">
        <div className={styles.words}>
          <h1 id="hello" tabIndex={-1}>
            {`Good\u00a0${daypart(now, zone)}, ${viewer.firstName}`}
          </h1>
          <div className={styles.next}>
            <p className="lede">{live?.sentence ?? next?.sentence ?? invitation(body, begun, sessions.length)}</p>
            {live && next ? <p className="muted">{next.sentence}</p> : null}
          </div>
          <Way
            viewer={viewer}
            body={body}
            sessions={sessions}
            meeting={(live ?? next)?.meeting}
            joinable={live !== null}
          />
        </div>
      </div>
    </section>
  );
};

interface WayProps extends Pick<HelloProps, 'viewer' | 'body' | 'sessions'> {
  meeting: OwnMeeting | undefined;
  joinable: boolean;
}

/** The one button: into the live room, to the session, or to something to learn. Nothing where nothing would open. */
const Way = ({ viewer, body, sessions, meeting, joinable }: WayProps): ReactNode => {
  const room = sessions.find(({ sessionId }) => sessionId === meeting?.sessionId)?.sessionMeta.eventLink;
  const ways: readonly (readonly [label: string, href: string])[] = meeting
    ? [
        ['Open the session', sessionPath(meeting.sessionId, viewer)],
        ['See the course', coursePath(meeting.courseId)],
      ]
    : body === 'transactional'
      ? []
      : [['Browse courses', '/courses']];
  const way = ways.find(([, href]) => isPathPermitted(viewer, href));
  if (joinable && room) {
    return (
      <div className="row">
        <ButtonLink variant="sun" href={room} target="_blank">
          Join
        </ButtonLink>
        {way ? (
          <ButtonLink variant="line" href={way[1]}>
            {way[0]}
          </ButtonLink>
        ) : null}
      </div>
    );
  }
  if (way === undefined) return null;
  return (
    <div className="row">
      <ButtonLink variant="sun" href={way[1]}>
        {way[0]}
      </ButtonLink>
    </div>
  );
};

function invitation(body: HelloProps['body'], begun: boolean, sessions: number): string {
  if (body === 'transactional')
    return sessions === 0 ? 'Your sessions will appear here.' : 'Your sessions and their dates are below.';
  if (begun) return 'Pick up where you left off, or browse the courses.';
  return body === 'limited'
    ? 'Watch a short lesson today, or browse the courses.'
    : "Find a course for what you're working on.";
}
