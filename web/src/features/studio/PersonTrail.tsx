import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { mailWithheldWords } from '@atrium/domain/outbox/letters.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { labelOf } from './labelOf.ts';
import { formatOutboxFilters } from './outboxFilters.ts';
import type { Person } from './personQuery.ts';
import { shortMoment } from './studioDates.ts';
import styles from './PersonPage.module.css';

export interface PersonTrailProps {
  viewer: SignedIn;
  person: Person;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const mailStates = { WAITING: 'waits', FAILED: 'failed', SENT: 'sent', WITHDRAWN: 'withdrawn' } as const;

/** The last mails to a person, without their texts; the outbox has all of them (RUN-01). */
export const PersonMails = ({ viewer, person: { mails, email } }: PersonTrailProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  if (mails === null) return null;
  const { q } = formatOutboxFilters({ view: 'OPEN', address: email });
  return (
    <Section
      className={styles.section}
      title="Mails"
      action={
        staffReach(viewer.staff, 'address.read') !== 'all' ? null : (
          <Link href={`/studio/outbox?q=${encodeURIComponent(q ?? '')}`}>Outbox</Link>
        )
      }
    >
      {mails.length === 0 ? (
        <p className={look.muted}>None was sent to this address.</p>
      ) : (
        <ul className={styles.lines}>
          {mails.map(({ mailId, subject, letter, state, withheld, createdAt }) => (
            <li key={mailId}>
              {subject}
              <small className={look.muted}>
                {shortMoment(Number(createdAt), now, zone)}, {labelOf(letter).toLowerCase()},{' '}
                {withheld === null ? mailStates[state] : lowerFirst(mailWithheldWords[withheld])}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** What was done about a person, by whom and why, from the audit log (STF-05). */
export const PersonEntries = ({ viewer, person: { entries } }: PersonTrailProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  if (entries === null) return null;
  return (
    <Section className={styles.section} title="What was done">
      {entries.length === 0 ? (
        <p className={look.muted}>Nothing of it is in the audit log.</p>
      ) : (
        <ul className={styles.lines}>
          {entries.map(({ entryId, action, reason, by, doneAt }) => (
            <li key={entryId}>
              {labelOf(action)}
              <small className={look.muted}>
                {shortMoment(Number(doneAt), now, zone)}, by {by}
                {reason === null ? '' : `: “${reason}”`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
