import { counted } from '@atrium/domain/counted.ts';
import { IconDots } from '@tabler/icons-react';
import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { look } from '#ui/look.ts';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { shortMoment } from '../studioDates.ts';
import type { PeopleTableProps } from './PeopleTable.tsx';
import type { PersonOfSession } from './runQueries.ts';
import type { SeatQuestion } from './SeatDialog.tsx';
import styles from '../ListPage.module.css';

/** A row for each who waits, in their order, with what can be done for them. */
export const WaitlistTable = ({ viewer, people, onAsk }: PeopleTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Waiting, in order</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Company</th>
          <th scope="col">Waits since</th>
          <th scope="col">Offer</th>
          {onAsk === null ? null : (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.userId}>
            <th scope="row">
              {String(person.rank)}. {person.displayName}
              <small className={look.muted}>{person.email}</small>
            </th>
            <td>{person.customerName}</td>
            <td data-label="Waits since" className={styles.edited}>
              {shortMoment(Number(person.joinedAt), now, zone)}
            </td>
            <td data-label="Offer" className={styles.edited}>
              {offerWords(person, now, zone)}
            </td>
            {onAsk === null ? null : (
              <td className={styles.acts}>
                <WaitingActs person={person} isHeld={isOffered(person, now)} onAsk={onAsk} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const isOffered = ({ offerExpiresAt }: PersonOfSession, now: number): boolean =>
  offerExpiresAt !== null && Number(offerExpiresAt) > now;

interface WaitingActsProps {
  person: PersonOfSession;
  isHeld: boolean;
  onAsk: (asked: SeatQuestion) => void;
}

const WaitingActs = ({ person, isHeld, onAsk }: WaitingActsProps) => {
  const rank = person.rank ?? 1;
  const item = (id: string, label: string, asked: SeatQuestion): MenuItem => ({
    id,
    label,
    onSelect: () => {
      onAsk(asked);
    },
  });
  const items = [
    ...(isHeld
      ? [
          item('hold', 'Hold the seat longer', { what: 'hold', person }),
          item('letGo', 'Let the seat go', { what: 'letGo', person }),
        ]
      : []),
    ...(rank > 1 ? [item('up', 'Move up one', { what: 'move', person, rank: rank - 1 })] : []),
    ...(rank > 2 ? [item('first', 'Move to the front', { what: 'move', person, rank: 1 })] : []),
    item('off', 'Take off the waitlist', { what: 'unenroll', person }),
  ];
  return (
    <div className={styles.both}>
      {isHeld ? null : (
        <Button
          size="s"
          variant="line"
          aria-label={`Offer a seat: ${person.displayName}`}
          onClick={() => {
            onAsk({ what: 'offer', person });
          }}
        >
          Offer a seat
        </Button>
      )}
      <Menu label={`What to do with ${person.displayName}`} items={items}>
        {(trigger) => (
          <IconButton label={`Acts for ${person.displayName}`} size="s" {...trigger}>
            <IconDots aria-hidden="true" />
          </IconButton>
        )}
      </Menu>
    </div>
  );
};

/** 'A seat is held until Wed, Dec 2, 12:00 PM GMT-5', 'Has missed 1 offer'. */
function offerWords(person: PersonOfSession, now: number, zone: string): string {
  const { offerExpiresAt, offersMissed } = person;
  if (offerExpiresAt !== null && isOffered(person, now))
    return `A seat is held until ${formatMoment(Number(offerExpiresAt), zone)}`;
  return offersMissed === 0 ? 'None yet' : `Has missed ${counted(offersMissed, 'offer')}`;
}
