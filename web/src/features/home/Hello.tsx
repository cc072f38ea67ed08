import { isEnrolled, isHappeningNow, isLive } from '@atrium/domain/session/flags.ts';
import { formatMoment, formatTime } from '../../lib/dates.ts';
import type { SessionFieldsFragment } from '../../lib/gql/graphql.ts';
import { sessionPath } from '../../lib/links.ts';
import { toMemberSession } from '../../parts/facts/memberSession.ts';
import hall from '../../ui/art/hallWide.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { daypart, isSameDay } from './daypart.ts';
import styles from './Hello.module.css';

export interface HelloProps {
  firstName: string;
  body: 'member' | 'limited' | 'transactional';
  /** The sessions on the page; the viewer's next one is spoken of. */
  sessions: readonly SessionFieldsFragment[];
  now: number;
  zone: string;
}

const invitations = {
  member: 'Pick up where you left off, or find the course that fits what you are working on.',
  limited: 'Watch something short today, or look at what the courses hold.',
  transactional: 'Your sessions and their dates, in one place.',
};

/** The greeting, and the one thing that matters next. */
export const Hello = ({ firstName, body, sessions, now, zone }: HelloProps) => {
  const next = nextOwn(sessions, now);
  const live = next !== null && isHappeningNow(next, now);
  return (
    <section className={`court ${styles.hello ?? ''}`} aria-labelledby="hello">
      <div className={styles.art}>
        <img src={hall} alt="" width={900} height={560} />
      </div>
      <div className="wrap onCourt">
        <div className={styles.words}>
          <h1 id="hello" tabIndex={-1}>
            {`Good\u00a0${daypart(now, zone)}, ${firstName}`}
          </h1>
          <p className="lede">{next === null ? invitations[body] : sentence(next, live, now, zone)}</p>
          <div className="row">
            {next === null ? (
              <ButtonLink variant="sun" href="/courses">
                Browse courses
              </ButtonLink>
            ) : live && next.eventLink !== null ? (
              <ButtonLink variant="sun" href={next.eventLink} target="_blank">
                Go to Live Course
              </ButtonLink>
            ) : (
              <ButtonLink variant="sun" href={sessionPath(next.sessionId)}>
                Open the session
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
};

type Own = ReturnType<typeof toMemberSession>;

/** The enrolled live session that is on, or comes first. */
function nextOwn(sessions: readonly SessionFieldsFragment[], now: number): Own | null {
  const own = sessions
    .map((session) => toMemberSession(session))
    .filter((session) => isLive(session) && !session.cancelled && isEnrolled(session) && (session.endAt ?? 0) > now);
  return own.toSorted((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0))[0] ?? null;
}

function sentence(session: Own, live: boolean, now: number, zone: string): string {
  const { title, startAt } = session;
  if (live || startAt === null) return `${title} is live now.`;
  if (startAt <= now) return `${title} is under way. Its session page has what comes next.`;
  if (isSameDay(startAt, now, zone)) return `${title} meets live today at ${formatTime(startAt, zone)}.`;
  return `${title} begins ${formatMoment(startAt, zone)}.`;
}
