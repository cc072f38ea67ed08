import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { percentOf } from '@atrium/domain/organization/figures.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { FigureLink } from './FigureLink.tsx';
import type { SeatsPageData } from './seatsQuery.ts';
import { count, seatNoun } from './words.ts';
import styles from './SeatsPage.module.css';

interface SeatUsageProps {
  page: SeatsPageData;
  /** The address of this page, without a state. */
  seatsPath: string;
}

/** How many seats of the company are in use, and how many are left (ORG-12), or were at its end (COM-02). */
export const SeatUsage = ({ page, seatsPath }: SeatUsageProps) => {
  const left = page.totalSeats - page.assignedSeats;
  const waiting = page.assignedSeats - page.usedSeats;
  return (
    <Stack gap={8} className={styles.usage}>
      <Row between>
        <span className={styles.used}>
          <span>
            <b className={look.num}>
              {page.usedSeats === 0 ? (
                count(page.usedSeats)
              ) : (
                <FigureLink
                  href={`${seatsPath}?state=ACTIVATED`}
                  name={`${seatNoun(page.usedSeats)} in use, see who signed in`}
                >
                  {count(page.usedSeats)}
                </FigureLink>
              )}
            </b>{' '}
            of <b className={look.num}>{count(page.totalSeats)}</b> {seatNoun(page.totalSeats)}{' '}
            {page.endedOn === null ? 'in use' : 'were in use'}
          </span>
          <HelpTip label="What is Seats in use?">{figureDefinitions.seatsInUse}</HelpTip>
        </span>
        <span className={look.muted}>
          <span>{page.endedOn === null ? leftWords(left, page.overage) : unassignedWords(left)}</span>
          {waiting > 0 ? (
            <>
              ,{' '}
              <FigureLink href={`${seatsPath}?state=ASSIGNED`} name="see who they are">
                {count(waiting)} invited
              </FigureLink>
            </>
          ) : null}
        </span>
      </Row>
      <SunProgress
        big
        label="Seats in use"
        value={Math.min(100, percentOf(page.usedSeats, page.totalSeats))}
        text={`${count(page.usedSeats)} of ${count(page.totalSeats)} ${seatNoun(page.totalSeats)}`}
      />
    </Stack>
  );
};

function leftWords(left: number, overage: boolean): string {
  if (left > 0) return `${count(left)} ${left === 1 ? 'seat is' : 'seats are'} free`;
  return overage ? 'More seats may be assigned' : 'No seat is free';
}

/** Of a program that is over. */
function unassignedWords(left: number): string {
  if (left <= 0) return 'All seats were assigned';
  return `${count(left)} ${left === 1 ? 'seat was' : 'seats were'} free`;
}
