import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { ActDialog } from './ActDialog.tsx';
import {
  reconciliationsQuery,
  runningPause,
  startReconciliationAct,
  type ReconciliationRun,
} from './reconciliationQuery.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './ListPage.module.css';

/** What the comparisons of each night, and those that the team began, found between Stripe and here (PAY-05). */
export const ReconciliationPage = ({ viewer }: { viewer: SignedIn }) => {
  const [asked, setAsked] = useState<'run' | 'compare' | null>(null);
  const mayRun = staffReach(viewer.staff, 'payment.write') !== null;
  // asks again while one runs
  useQuery({
    ...reconciliationsQuery(),
    refetchInterval: ({ state }) => (state.data?.page?.some(({ endedAt }) => endedAt === null) ? runningPause : false),
  });
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Reconciliation' }]}
        acts={
          mayRun ? (
            <Row>
              <Button
                size="s"
                variant="line"
                onClick={() => {
                  setAsked('compare');
                }}
              >
                Compare only
              </Button>
              <Button
                size="s"
                onClick={() => {
                  setAsked('run');
                }}
              >
                Run it now
              </Button>
            </Row>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Reconciliation</h1>
      <p className={cx(styles.filters, look.muted)}>
        Each night, subscriptions, events and refunds are compared with Stripe, and what differs is corrected here.
      </p>
      <PageAnswer of={reconciliationsQuery()}>
        {(runs) =>
          runs.length === 0 ? (
            <EmptyState title="Nothing was compared yet.">The first comparison is at midnight, UTC.</EmptyState>
          ) : (
            runs.map((run) => <Run key={run.runId} viewer={viewer} run={run} />)
          )
        }
      </PageAnswer>
      {asked === null ? null : (
        <ActDialog
          act={startReconciliationAct}
          input={{ compareOnly: asked === 'compare' }}
          takesAway={false}
          title={
            asked === 'compare' ? 'Compare with Stripe now?' : 'Compare with Stripe now, and correct what differs?'
          }
          confirm={asked === 'compare' ? 'Compare' : 'Run it'}
          dismiss="Not now"
          said={asked === 'compare' ? 'It is being compared.' : 'It runs now.'}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

const titles = { NIGHT: 'Night', TEAM: 'Begun by the team', COMPARE: 'Compared only' } as const;

const Run = ({ viewer, run }: { viewer: SignedIn; run: ReconciliationRun }) => {
  const zone = useTimeZone(viewer.timeZone);
  const { kind, begunAt, endedAt, differences, failure } = run;
  const readsPeople = staffReach(viewer.staff, 'person.read') !== null;
  return (
    <Section title={`${titles[kind]}, ${formatDayAndTime(Number(begunAt), zone)}`}>
      <p className={look.muted}>{endedAt === null ? 'It runs now.' : (failure ?? numbersOf(run))}</p>
      {failure === null ? null : <p className={styles.danger}>It came to no end. It is tried again.</p>}
      {differences.length === 0 ? null : (
        <ul className={styles.plain}>
          {differences.map(({ subject, words, isCorrected, userId, displayName }) => (
            <li key={subject + words}>
              {displayName === null ? null : userId !== null && readsPeople ? (
                <Link href={`/studio/people/${userId}`}>{displayName}</Link>
              ) : (
                displayName
              )}{' '}
              <code>{subject}</code>{' '}
              <Tag weight={isCorrected ? 'plain' : 'loud'}>{isCorrected ? 'Corrected' : 'Differs'}</Tag>
              <span className={styles.under}>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** '31 subscriptions and 2 refunds compared: nothing differs.' */
function numbersOf({ subscriptions, refunds, lost, owed, differences }: ReconciliationRun): string {
  const compared = `${counted(subscriptions, 'subscription')} and ${counted(refunds, 'refund')} compared`;
  const parts = [
    ...(lost === 0 ? [] : [`${counted(lost, 'event')} had not arrived`]),
    ...(owed === 0 ? [] : [`${counted(owed, 'payment')} still to be given back`]),
    ...(differences.length === 0 ? [] : [counted(differences.length, 'difference')]),
  ];
  return `${compared}: ${parts.length === 0 ? 'nothing differs' : parts.join(', ')}.`;
}
