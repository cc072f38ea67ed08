import { useState } from 'react';
import { percentOf, rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { IconArrowLeft, IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useSave } from '#lib/useSave.ts';
import { useViewer } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { SubmitSearch } from '#parts/SubmitSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row, Stack, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { DataTable } from '#ui/rich/DataTable.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { toast } from '#ui/toast.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import { lastPageOf, NoSuchPage } from './NoSuchPage.tsx';
import { pathsOf } from './paths.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { sendSeatRemindersSpec } from './saveSeats.ts';
import { seatColumns } from './seatColumns.tsx';
import { seatFilters, type SeatOnPage, type SeatsPageData, type SeatsPlace } from './seatsQuery.ts';
import { count } from './words.ts';
import styles from './SeatsPage.module.css';

const filterWords = {
  HELD: 'All seat holders',
  ASSIGNED: 'Invited',
  ACTIVATED: 'Signed in',
  REVOKED: 'Revoked',
} as const;

export interface SeatsPageProps {
  /** Null: the own company. */
  customerId: string | null;
  page: SeatsPageData;
  place: SeatsPlace;
  onPlace: (place: SeatsPlace) => void;
  home: string;
}

/** The seats of a company: who holds them, and giving, reminding and revoking (ORG-12, ORG-13). */
export const SeatsPage = ({ customerId, page, place, onPlace, home }: SeatsPageProps) => {
  const { memberId, timeZone } = useViewer();
  const zone = useTimeZone(timeZone);
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<SeatOnPage | null>(null);
  const { busy, fault, save } = useSave(sendSeatRemindersSpec);
  const remind = (seatId: string | null): void => {
    save({ companyId: customerId, seatId }, (reminded) => {
      toast({ message: remindedWords(reminded) });
    });
  };
  const left = page.totalSeats - page.assignedSeats;
  return (
    <Wrap className={styles.page}>
      <PageHead
        above={
          <Link className={styles.back} href={home}>
            <IconArrowLeft aria-hidden="true" /> Organization
          </Link>
        }
        title="Seats"
        aside={
          <Row>
            <Button
              icon={<IconUserPlus aria-hidden="true" />}
              blockedBy={
                left <= 0 && !page.overage
                  ? 'All seats are assigned. Revoke one, or contact support for more.'
                  : undefined
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
                onClick={() => {
                  remind(null);
                }}
              >
                {page.waitingSeats === 1 ? 'Remind 1 person' : `Remind ${count(page.waitingSeats)} people`}
              </Button>
            ) : null}
          </Row>
        }
      >
        <p>Assign seats, remind people who haven't signed in, and free up unused seats.</p>
      </PageHead>
      <FaultNote fault={fault} />
      <Stack gap={8} className={styles.usage}>
        <Row between>
          <span>
            <b className={look.num}>{count(page.usedSeats)}</b> of <b className={look.num}>{count(page.totalSeats)}</b>{' '}
            seats in use
          </span>
          <span className={look.muted}>{leftWords(left, page.overage)}</span>
        </Row>
        <SunProgress
          big
          label="Seats in use"
          value={Math.min(100, percentOf(page.usedSeats, page.totalSeats))}
          text={`${count(page.usedSeats)} of ${count(page.totalSeats)} seats`}
        />
      </Stack>
      <Row between className={styles.tools}>
        <SubmitSearch
          label="Search by name or email"
          q={place.search}
          onSearch={(search) => {
            onPlace({ ...place, search, page: 0 });
          }}
        />
        <Row>
          <p className={cx(look.small, look.muted)} role="status">
            {page.total === 1 ? '1 seat' : `${count(page.total)} seats`}
          </p>
          <SlimSelect
            label="Which seats"
            value={place.state}
            options={seatFilters.map((value) => ({ value, label: filterWords[value] }))}
            onChange={(event) => {
              const state = seatFilters.find((value) => value === event.target.value) ?? 'HELD';
              onPlace({ ...place, state, page: 0 });
            }}
          />
        </Row>
      </Row>
      <DataTable
        ends
        caption="Seats"
        columns={seatColumns({
          remind,
          revoke: setRevoking,
          isReminding: busy,
          viewerId: memberId,
          pathOf: pathsOf(customerId).employee,
          zone,
        })}
        rows={page.seats}
        rowId={({ seatId }) => seatId}
        sorting={null}
        onSorting={() => undefined}
        page={Math.min(place.page, lastPageOf(page.total)) + 1}
        onPage={(next) => {
          onPlace({ ...place, page: next - 1 });
        }}
        pageSize={rowsPerPage}
        total={page.total}
        empty={
          page.total > 0 ? (
            <NoSuchPage
              onLast={() => {
                onPlace({ ...place, page: lastPageOf(page.total) });
              }}
            />
          ) : (
            <EmptyState
              title={
                place.search === ''
                  ? place.state === 'REVOKED'
                    ? 'No seats have been revoked.'
                    : 'No one here yet.'
                  : `Nobody matches “${place.search}”.`
              }
            />
          )
        }
      />
      {adding ? (
        <AddPeopleDialog
          companyId={customerId}
          onClose={() => {
            setAdding(false);
          }}
        />
      ) : null}
      {revoking === null ? null : (
        <RevokeDialog
          companyId={customerId}
          seat={revoking}
          onClose={() => {
            setRevoking(null);
          }}
        />
      )}
    </Wrap>
  );
};

function leftWords(left: number, overage: boolean): string {
  if (left > 0) return `${count(left)} ${left === 1 ? 'seat is' : 'seats are'} free`;
  return overage ? 'More seats may be assigned' : 'No seat is free';
}

function remindedWords(reminded: number): string {
  if (reminded === 0) return 'Everyone was already reminded in the last 24 hours.';
  return reminded === 1 ? 'The reminder is on its way.' : `${count(reminded)} reminders are on their way.`;
}
