import { mailWithheldWords } from '@atrium/domain/outbox/letters.ts';
import { maySendAgain, mayStop } from '@atrium/domain/outbox/mailState.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labelOf } from './labelOf.ts';
import type { OutboxMail } from './outboxQuery.ts';
import { shortMoment } from './studioDates.ts';
import styles from './ListPage.module.css';

/** An act that is asked for, about one mail. */
export interface OutboxQuestion {
  readonly what: 'stop' | 'again' | 'resume';
  readonly mail: OutboxMail;
}

export interface OutboxTableProps {
  viewer: SignedIn;
  mails: readonly OutboxMail[];
  /** Null for somebody who only reads. */
  onAsk: ((asked: OutboxQuestion) => void) | null;
}

/** A row for each mail: what it is about, to whom, and what happened to it when. */
export const OutboxTable = ({ viewer, mails, onAsk }: OutboxTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Mails</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">To</th>
          <th scope="col">What happened</th>
          {onAsk === null ? null : (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.mailId}>
            <th scope="row">
              {mail.subject}
              <small className={look.muted}>{labelOf(mail.letter)}</small>
            </th>
            <td>{mail.to}</td>
            <td className={mail.state === 'FAILED' ? styles.danger : styles.edited}>
              {happened(mail, (at) => shortMoment(Number(at), now, zone))}
            </td>
            {onAsk === null ? null : (
              <td className={styles.acts}>
                <MailActs mail={mail} onAsk={onAsk} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const MailActs = ({ mail, onAsk }: { mail: OutboxMail; onAsk: (asked: OutboxQuestion) => void }) => (
  <>
    {maySendAgain(mail) ? (
      <Button
        size="s"
        variant="line"
        aria-label={`Send again: ${mail.subject}, to ${mail.to}`}
        onClick={() => {
          onAsk({ what: 'again', mail });
        }}
      >
        Send again
      </Button>
    ) : null}{' '}
    {mail.withheld === 'BOUNCED' || mail.withheld === 'COMPLAINED' ? (
      <Button
        size="s"
        variant="line"
        aria-label={`Mail again: ${mail.to}`}
        onClick={() => {
          onAsk({ what: 'resume', mail });
        }}
      >
        Mail again
      </Button>
    ) : null}
    {mayStop(mail.state) ? (
      <Button
        size="s"
        variant="line"
        aria-label={`Stop: ${mail.subject}, to ${mail.to}`}
        onClick={() => {
          onAsk({ what: 'stop', mail });
        }}
      >
        Stop
      </Button>
    ) : null}
  </>
);

/** 'Failed last at 9:08 AM, waits since Nov 23'. */
function happened(
  { state, createdAt, failedAt, leavesAt, endedAt, withheld }: OutboxMail,
  moment: (at: string) => string,
): string {
  if (state === 'SENT') return `Sent, ${moment(endedAt ?? createdAt)}`;
  if (withheld !== null) return `${mailWithheldWords[withheld]}, ${moment(endedAt ?? createdAt)}`;
  if (state === 'WITHDRAWN') return `Withdrawn, ${moment(endedAt ?? createdAt)}`;
  if (leavesAt !== null) return `Leaves ${moment(leavesAt)}`;
  const since = `waits since ${moment(createdAt)}`;
  return failedAt === null ? `W${since.slice(1)}` : `Failed last ${moment(failedAt)}, ${since}`;
}
