import { useState } from 'react';
import { IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import { pathsOf } from './paths.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { sendSeatRemindersSpec, type Reminders } from './seatsCalls.ts';
import { SeatsHead } from './SeatsHead.tsx';
import { SeatTable, type SeatTableProps } from './SeatTable.tsx';
import { SeatUsage } from './SeatUsage.tsx';
import type { SeatOnPage } from './seatsQuery.ts';
import { count } from './words.ts';
import styles from './SeatsPage.module.css';

export interface SeatsPageProps extends Pick<SeatTableProps, 'customerId' | 'page' | 'filters' | 'onFilters'> {
  home: string;
}

/** The seats of a company: who holds them, and giving, reminding and revoking (ORG-12, ORG-13). */
export const SeatsPage = ({ customerId, page, filters, onFilters, home }: SeatsPageProps) => {
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<SeatOnPage | null>(null);
  const { busy, fault, save } = useSave(sendSeatRemindersSpec);
  const remind = (seatId: string | null): void => {
    save({ companyId: customerId, seatId }, (reminders) => {
      toast({ message: remindedWords(reminders) });
    });
  };
  const left = page.totalSeats - page.assignedSeats;
  return (
    <Wrap className={styles.page}>
      <SeatsHead
        company={page.companyName}
        home={home}
        aside={
          <Row className={look.noPrint}>
            <Button
              icon={<IconUserPlus aria-hidden="true" />}
              blockedBy={
                left <= 0 && !page.overage ? (
                  <>
                    All seats are assigned. Revoke one, or <Link href={site.supportTicket}>contact support</Link> for
                    more.
                  </>
                ) : undefined
              }
              onClick={() => {
                setAdding(true);
              }}
            >
              Add people
            </Button>
            {page.waitingSeats > 0 ? (
              <Button
                variant="line"
                icon={<IconMailForward aria-hidden="true" />}
                busy={busy}
                blockedBy={page.remindableSeats === 0 ? 'Everyone was emailed within the last day.' : undefined}
                onClick={() => {
                  remind(null);
                }}
              >
                {remindLabel(page.remindableSeats)}
              </Button>
            ) : null}
          </Row>
        }
      >
        <p className={look.noPrint}>Assign seats, remind people who haven't signed in, and free up unused seats.</p>
      </SeatsHead>
      <FaultNote fault={fault} />
      <SeatUsage page={page} seatsPath={pathsOf(customerId).seats} />
      <SeatTable
        {...{ customerId, page, filters, onFilters }}
        actions={{ remind, revoke: setRevoking, isReminding: busy }}
      />
      {adding ? (
        <AddPeopleDialog
          customerId={customerId}
          company={page.companyName}
          onClose={() => {
            setAdding(false);
          }}
        />
      ) : null}
      {revoking === null ? null : (
        <RevokeDialog
          customerId={customerId}
          company={page.companyName}
          seat={revoking}
          onClose={() => {
            setRevoking(null);
          }}
        />
      )}
    </Wrap>
  );
};

const mailedLately = 'reminded or invited within the last day';

function remindLabel(remindable: number): string {
  if (remindable === 0) return 'Remind';
  return remindable === 1 ? 'Remind 1 person' : `Remind ${count(remindable)} people`;
}

/** What this press did, not what earlier ones did. */
function remindedWords({ reminded, tooEarly }: Reminders): string {
  const early = tooEarly === 1 ? `1 person was ${mailedLately}.` : `${count(tooEarly)} people were ${mailedLately}.`;
  if (reminded === 0) return tooEarly === 0 ? 'Everyone has signed in.' : `No reminder was sent: ${early}`;
  const sent = reminded === 1 ? 'The reminder is on its way.' : `${count(reminded)} reminders are on their way.`;
  return tooEarly === 0 ? sent : `${sent} ${early}`;
}
