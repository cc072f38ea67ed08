import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { formatHour } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';
import type { WaitingNews } from './outboxQuery.ts';

const facts = {
  DATES: { words: 'The mails about the new dates of', act: 'schedule.write', view: 'classes' },
  ANNOUNCEMENT: { words: 'An announcement to the people of', act: 'announcement.write', view: 'mails' },
} as const;

/** What leaves within minutes and has no mails yet, with the place where it can be stopped (D96). */
export const OutboxNews = ({ viewer, news }: { viewer: SignedIn; news: readonly WaitingNews[] }) => {
  const zone = useTimeZone(viewer.timeZone);
  return (
    <Note>
      <ul aria-label="Written when they leave">
        {news.map(({ news: kind, sessionId, title, leavesAt }) => {
          const { words, act, view } = facts[kind];
          const mayStop = staffReach(viewer.staff, act) === 'all';
          const href = `/studio/session/${encodeURIComponent(sessionId)}/people?view=${view}`;
          return (
            <li key={kind + sessionId + leavesAt}>
              {words} {mayStop ? <Link href={href}>{title}</Link> : title} {kind === 'DATES' ? 'leave' : 'leaves'} at{' '}
              {formatHour(Number(leavesAt), zone)}.
            </li>
          );
        })}
      </ul>
    </Note>
  );
};
