import { counted } from '@atrium/domain/counted.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FailureNote } from '../FailureNote.tsx';
import { shortMoment } from '../studioDates.ts';
import { hostOf, type Delivery } from './endpointsQuery.ts';
import styles from '../ListPage.module.css';

export interface DeliveriesTableProps {
  viewer: SignedIn;
  deliveries: readonly Delivery[];
  /** Null for somebody who only reads. */
  onReplay: ((delivery: Delivery) => void) | null;
}

/** A row for each message: what it says, where it goes, and what became of it. */
export const DeliveriesTable = ({ viewer, deliveries, onReplay }: DeliveriesTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  const hasActs = onReplay !== null && deliveries.some(({ state }) => state !== 'WAITING');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Messages</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">To</th>
          <th scope="col">What happened</th>
          {hasActs ? (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.deliveryId}>
            <th scope="row">
              {delivery.title}
              <small className={look.muted}>{delivery.eventId}</small>
            </th>
            <td>{hostOf(delivery.address)}</td>
            <td>
              {happened(delivery, moment)}
              {delivery.failureWords === null ? null : (
                <FailureNote failure={{ words: delivery.failureWords, detail: delivery.failureDetail ?? '' }} />
              )}
            </td>
            {hasActs ? (
              <td className={styles.acts}>
                {delivery.state === 'WAITING' ? null : (
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`Replay: ${delivery.title}, ${moment(delivery.happenedAt)}`}
                    onClick={() => {
                      onReplay(delivery);
                    }}
                  >
                    Replay
                  </Button>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** 'Arrived, Nov 27', 'Waits, 2 tries, next 9:10 AM, of Nov 27', 'Failed, 12 tries, of Nov 24'. */
function happened({ state, tries, happenedAt, nextAt, settledAt }: Delivery, moment: (at: string) => string): string {
  if (state === 'DELIVERED') return `Arrived, ${moment(settledAt ?? happenedAt)}`;
  const tried = counted(tries, 'try', 'tries');
  if (state === 'FAILED') return `Failed, ${tried}, of ${moment(happenedAt)}`;
  return `Waits, ${tried}${nextAt === null ? '' : `, next ${moment(nextAt)}`}, of ${moment(happenedAt)}`;
}
