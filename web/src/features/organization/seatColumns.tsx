import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { now } from '#lib/clock.ts';
import { formatDay, formatPlainDay, isSameDay } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { keepFocus } from '#ui/returnFocus.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Address } from './Address.tsx';
import type { SeatOnPage } from './seatsQuery.ts';
import styles from './Cells.module.css';

export const seatStateWords = { ASSIGNED: 'Invited', ACTIVATED: 'Signed in', REVOKED: 'Revoked' } as const;

export interface SeatActions {
  /** Null: the seats are only read (COM-02). */
  buttons: {
    remind: (seatId: string) => void;
    revoke: (seat: SeatOnPage) => void;
    isReminding: boolean;
  } | null;
  /** The viewer of the page: nobody revokes their own seat. */
  viewerId: string;
  pathOf: (userId: string) => string;
  /** In which days are shown, an IANA name. */
  zone: string;
  /** Whether the seats of the company end on different days. */
  endsDiffer: boolean;
  /** Whether some are revoked, which says when instead of its buttons. */
  showsRevoked: boolean;
}

/** The columns of the seats, with the buttons of each row. */
export function seatColumns(actions: SeatActions): readonly DataColumn<SeatOnPage>[] {
  const { buttons, pathOf, zone, endsDiffer, showsRevoked } = actions;
  const day = (at: string) => dayIn(at, zone);
  return [
    {
      id: 'name',
      title: 'Name',
      value: ({ name }: SeatOnPage) => name,
      cell: ({ userId, name, email, state }) => (
        <span className={styles.name}>
          {state === 'REVOKED' ? <span>{name}</span> : <Link href={pathOf(userId)}>{name}</Link>}
          <Address email={email} />
        </span>
      ),
    },
    {
      id: 'state',
      title: 'Status',
      value: ({ state }: SeatOnPage) => seatStateWords[state],
      help: figureDefinitions.seatState,
      cell: ({ state }) => (
        <Tag weight={state === 'ACTIVATED' ? 'plain' : 'off'}>
          <span className={styles.whole}>{seatStateWords[state]}</span>
        </Tag>
      ),
    },
    {
      id: 'since',
      title: 'Assigned',
      help: figureDefinitions.seatSince,
      value: ({ assignedAt }) => assignedAt,
      cell: ({ assignedAt }) => day(assignedAt),
    },
    {
      id: 'active',
      title: 'Last visit',
      help: figureDefinitions.seatLastVisit,
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : day(lastSeenAt)),
    },
    {
      id: 'reminded',
      title: 'Last reminder',
      value: ({ remindedAt }: SeatOnPage) => remindedAt,
      help: figureDefinitions.seatReminded,
      wide: endsDiffer,
      spare: true,
      cell: ({ remindedAt }) => (remindedAt === null ? '–' : day(remindedAt)),
    },
    ...(endsDiffer ? [endColumn] : []),
    ...(buttons === null && !showsRevoked ? [] : [actionsColumn(actions)]),
  ];
}

function actionsColumn({ buttons, viewerId, zone, showsRevoked }: SeatActions): DataColumn<SeatOnPage> {
  return {
    id: 'actions',
    title: buttons === null ? 'Revoked' : 'Actions',
    value: () => null,
    screenOnly: !showsRevoked,
    cell: (seat) =>
      seat.state === 'REVOKED' ? (
        <>
          {buttons === null ? null : 'Revoked '}
          {dayIn(seat.revokedAt ?? seat.assignedAt, zone)}
        </>
      ) : buttons === null ? (
        '–'
      ) : seat.userId === viewerId ? (
        'Your own seat'
      ) : (
        <Row className={cx(styles.actions, look.noPrint)}>
          {seat.state !== 'ASSIGNED' ? null : !seat.isRemindable ? (
            <span tabIndex={-1} data-stand-in className={cx(styles.whole, look.small, look.muted)}>
              {mailedWords(seat, zone)}
            </span>
          ) : (
            <Button
              size="s"
              variant="line"
              busy={buttons.isReminding}
              onClick={() => {
                keepFocus();
                buttons.remind(seat.seatId);
              }}
            >
              Remind<VisuallyHidden> {seat.name}</VisuallyHidden>
            </Button>
          )}
          <Button
            size="s"
            variant="bare"
            onClick={() => {
              buttons.revoke(seat);
            }}
          >
            Revoke<VisuallyHidden> the seat of {seat.name}</VisuallyHidden>
          </Button>
        </Row>
      ),
  };
}

const endColumn: DataColumn<SeatOnPage> = {
  id: 'ends',
  title: 'Ends',
  value: ({ lastDay }: SeatOnPage) => lastDay,
  help: figureDefinitions.seatEnds,
  cell: ({ state, lastDay }) =>
    state === 'REVOKED' || lastDay === null ? '–' : <span className={styles.whole}>{formatPlainDay(lastDay)}</span>,
};

/** Why nobody is offered to remind somebody again yet: the mail was sent within a day, so today or yesterday. */
function mailedWords({ remindedAt, assignedAt }: SeatOnPage, zone: string): string {
  const isToday = isSameDay(Number(remindedAt ?? assignedAt), now(), zone);
  return `${remindedAt === null ? 'Invited' : 'Reminded'} ${isToday ? 'today' : 'yesterday'}`;
}

/** A day, which never breaks inside. */
function dayIn(at: string, zone: string) {
  return <span className={styles.whole}>{formatDay(Number(at), zone)}</span>;
}
