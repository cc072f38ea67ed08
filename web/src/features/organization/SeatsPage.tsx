import { Suspense, useState } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import { pathsOf } from './paths.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { SeatsButtons } from './SeatsButtons.tsx';
import { sendSeatRemindersSpec, type Reminders } from './seatsCalls.ts';
import { SeatsHead } from './SeatsHead.tsx';
import type { SeatOnPage } from './seatsQuery.ts';
import { SeatTable, type SeatTableProps } from './SeatTable.tsx';
import { SeatUsage } from './SeatUsage.tsx';
import { count, endedWords } from './words.ts';
import styles from './SeatsPage.module.css';

// reads files, and few visits open it
const AddPeopleDialog = lazyView(
  () => import('./AddPeopleDialog.tsx'),
  (module) => module.AddPeopleDialog,
);

export interface SeatsPageProps extends Pick<SeatTableProps, 'customerId' | 'page' | 'filters' | 'onFilters'> {
  home: string;
}

/**
 * The seats of a company: their holders, and giving, reminding and revoking (ORG-12, ORG-13); of a program that is
 * over only the former holders (COM-02).
 */
export const SeatsPage = ({ customerId, page, filters, onFilters, home }: SeatsPageProps) => {
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<SeatOnPage | null>(null);
  const { busy, fault, save } = useSave(sendSeatRemindersSpec);
  const remind = (seatId: string | null): void => {
    save({ companyId: customerId, seatId }, (reminders) => {
      toast({ message: remindedWords(reminders) });
    });
  };
  return (
    <Wrap className={styles.page}>
      {page.endedOn === null ? (
        <SeatsHead
          company={page.companyName}
          home={home}
          aside={
            <SeatsButtons
              page={page}
              busy={busy}
              onAdd={() => {
                setAdding(true);
              }}
              onRemind={() => {
                remind(null);
              }}
            />
          }
        >
          <p className={look.noPrint}>Assign seats, remind people who haven't signed in, and free up unused seats.</p>
        </SeatsHead>
      ) : (
        <SeatsHead company={page.companyName} home={home}>
          <p>{endedWords(page.endedOn)} These are its seats as they were on that day.</p>
        </SeatsHead>
      )}
      <FaultNote fault={fault} />
      <SeatUsage page={page} seatsPath={pathsOf(customerId).seats} />
      <SeatTable
        customerId={customerId}
        page={page}
        filters={filters}
        onFilters={onFilters}
        actions={page.endedOn === null ? { remind, revoke: setRevoking, isReminding: busy } : null}
      />
      {adding ? (
        <Suspense>
          <AddPeopleDialog
            customerId={customerId}
            company={page.companyName}
            onClose={() => {
              setAdding(false);
            }}
          />
        </Suspense>
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

/** What this press did, not what earlier ones did. */
function remindedWords({ reminded, tooEarly }: Reminders): string {
  const early = tooEarly === 1 ? `1 person was ${mailedLately}.` : `${count(tooEarly)} people were ${mailedLately}.`;
  if (reminded === 0) return tooEarly === 0 ? 'Everyone has signed in.' : `No reminder was sent: ${early}`;
  const sent = reminded === 1 ? 'The reminder is on its way.' : `${count(reminded)} reminders are on their way.`;
  return tooEarly === 0 ? sent : `${sent} ${early}`;
}
