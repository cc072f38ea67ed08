import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { mailStopWords, mailWithheldWords, type MailWithheld } from '@atrium/domain/outbox/letters.ts';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { ActDialog } from './ActDialog.tsx';
import { labelOf } from './labelOf.ts';
import { formatOutboxFilters } from './outboxFilters.ts';
import { mailAgainAct } from './personActs.ts';
import type { Person } from './personQuery.ts';
import { shortMoment } from './studioDates.ts';
import styles from './PersonPage.module.css';

export interface PersonTrailProps {
  viewer: SignedIn;
  person: Person;
}

const stopWords = (reason: MailWithheld): string => (reason === 'LETTER_OFF' ? '' : mailStopWords[reason]);
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const mailStates = { WAITING: 'waits', FAILED: 'failed', SENT: 'sent', WITHDRAWN: 'withdrawn' } as const;

/** The last mails to a person, without their texts; the outbox has all of them (RUN-01). */
export const PersonMails = ({ viewer, person: { userId, displayName, mails, mailStop, email } }: PersonTrailProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  if (mails === null) return null;
  const mayWrite = staffReach(viewer.staff, 'mail.write') !== null;
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
      {mailStop === null ? null : (
        <div className={styles.stopped}>
          <Note tone="bad">
            Since {shortMoment(Number(mailStop.since), now, zone)}: {stopWords(mailStop.reason)}
            {mailStop.words === '' ? null : <span className={styles.line}>“{mailStop.words}”</span>}
          </Note>
          {mayWrite ? (
            <Button
              size="s"
              variant="line"
              onClick={() => {
                setAsked(true);
              }}
            >
              Mail again
            </Button>
          ) : null}
        </div>
      )}
      {isAsked ? (
        <ActDialog
          act={mailAgainAct}
          input={{ userId }}
          takesAway={false}
          needsReason
          title={`Mail ${displayName} again?`}
          confirm="Mail again"
          dismiss="Leave it"
          onClose={() => {
            setAsked(false);
          }}
        />
      ) : null}
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
