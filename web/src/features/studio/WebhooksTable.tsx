import { counted } from '@atrium/domain/counted.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FailureNote } from './FailureNote.tsx';
import { shortMoment } from './studioDates.ts';
import { providerOptions } from './webhookFilters.ts';
import type { ReceivedEvent } from './webhooksQuery.ts';
import styles from './ListPage.module.css';

export interface WebhooksTableProps {
  viewer: SignedIn;
  events: readonly ReceivedEvent[];
  /** Null for somebody who only reads. */
  onReplay: ((event: ReceivedEvent) => void) | null;
}

/** A row for each event: what it says and of what, who has sent it, and what became of it. */
export const WebhooksTable = ({ viewer, events, onReplay }: WebhooksTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const hasActs = onReplay !== null && events.some(({ isReplayable }) => isReplayable);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Webhooks</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">From</th>
          <th scope="col">What happened</th>
          {hasActs ? (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.provider + event.eventId}>
            <th scope="row">
              {event.title}
              <small className={look.muted}>
                {event.facts.length === 0
                  ? 'About nothing of ours'
                  : event.facts.map(({ label, value }) => `${label} ${value}`).join(', ')}
              </small>
            </th>
            <td>{providerName(event)}</td>
            <td>
              {happened(event, (at) => shortMoment(Number(at), now, zone))}
              {event.failure === null ? null : <FailureNote failure={event.failure} />}
            </td>
            {hasActs ? (
              <td className={styles.acts}>
                {event.isReplayable ? (
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`Replay: ${event.title}, of ${providerName(event)}`}
                    onClick={() => {
                      onReplay(event);
                    }}
                  >
                    Replay
                  </Button>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const providerName = ({ provider }: ReceivedEvent): string =>
  providerOptions.find((each) => each.provider === provider)?.label ?? '';

/** 'Handled 9:08 AM', 'Failed, 3 tries, next 9:10 AM, came Nov 23'. */
function happened(
  { state, tries, receivedAt, handledAt, nextAt }: ReceivedEvent,
  moment: (at: string) => string,
): string {
  if (state === 'HANDLED') return `Handled, ${moment(handledAt ?? receivedAt)}`;
  const came = `came ${moment(receivedAt)}`;
  if (state === 'WAITING') return `Waits, ${came}`;
  const next = nextAt === null ? 'not tried again' : `next ${moment(nextAt)}`;
  return `Failed, ${counted(tries, 'try', 'tries')}, ${next}, ${came}`;
}
