import { IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { site } from '#lib/site.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { SeatsPageData } from './seatsQuery.ts';
import { count } from './words.ts';

interface SeatsButtonsProps {
  page: SeatsPageData;
  /** Reminders are on their way. */
  busy: boolean;
  onAdd: () => void;
  onRemind: () => void;
}

/** Giving seats, and reminding everybody who has not signed in yet (ORG-12, ORG-13). */
export const SeatsButtons = ({ page, busy, onAdd, onRemind }: SeatsButtonsProps) => (
  <Row className={look.noPrint}>
    <Button
      icon={<IconUserPlus aria-hidden="true" />}
      blockedBy={
        page.totalSeats <= page.assignedSeats && !page.overage ? (
          <>
            All seats are assigned. Revoke one, or <Link href={site.supportTicket}>contact support</Link> for more.
          </>
        ) : undefined
      }
      onClick={onAdd}
    >
      Add people
    </Button>
    {page.waitingSeats > 0 ? (
      <Button
        variant="line"
        icon={<IconMailForward aria-hidden="true" />}
        busy={busy}
        blockedBy={page.remindableSeats === 0 ? 'Everyone was emailed within the last day.' : undefined}
        onClick={onRemind}
      >
        {remindLabel(page.remindableSeats)}
      </Button>
    ) : null}
  </Row>
);

function remindLabel(remindable: number): string {
  if (remindable === 0) return 'Remind';
  return remindable === 1 ? 'Remind 1 person' : `Remind ${count(remindable)} people`;
}
