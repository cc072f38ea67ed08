import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '#lib/dates.ts';
import type { DueCertificateView } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { ActDialog } from '../ActDialog.tsx';
import { FilterChips } from '../FilterChips.tsx';
import type { OnSearch } from '../onSearch.ts';
import { issueCertificateAct } from '../personActs.ts';
import { StudioBar } from '../StudioBar.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { dueCertificatesQuery, holdCertificateAct } from './dueCalls.ts';
import { DueTable, type DueQuestion } from './DueTable.tsx';
import styles from '../ListPage.module.css';

export interface DueCertificatesPageProps {
  viewer: SignedIn;
  search: Readonly<Record<string, string>>;
  onSearch: OnSearch;
}

/** The lists, by their word in the address (STU-04), and what an empty one says. */
const views = [
  { id: '', label: 'Next issuing', view: 'DUE', empty: 'Nothing is to be issued at the moment.' },
  { id: 'by-hand', label: 'By hand', view: 'BY_HAND', empty: 'Nothing waits for an approval.' },
  { id: 'held', label: 'Held back', view: 'HELD', empty: 'Nothing is held back.' },
] as const satisfies readonly { id: string; label: string; view: DueCertificateView; empty: string }[];

/** What the next issuings will issue, what waits for an approval, and what is held back (RUN-14). */
export const DueCertificatesPage = ({ viewer, search, onSearch }: DueCertificatesPageProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const chosen = views.find(({ id }) => id === search['show']) ?? views[0];
  const [asked, setAsked] = useState<DueQuestion | null>(null);
  const query = useInfiniteQuery(dueCertificatesQuery(chosen.view));
  const first = query.data?.pages[0];
  const certificates = query.data?.pages.flatMap((page) => page.certificates) ?? null;
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Certificates due' }]} acts={null} />
      <h1 tabIndex={-1}>Certificates due</h1>
      <p className={look.muted}>
        What was earned and is not issued yet.
        {first === undefined ? '' : ` The next issuing is on ${formatDayAndTime(Number(first.nextIssueAt), zone)}.`}
      </p>
      <div className={styles.filters}>
        <FilterChips
          name="Which"
          options={views.map(({ id, label }) => ({ value: id, label }))}
          value={chosen.id}
          onChange={(id) => {
            onSearch({ show: id === '' ? undefined : id });
          }}
        />
      </div>
      <ListAnswer query={query} noun="certificates" skeleton={<TableSkeleton />}>
        {certificates === null ? null : certificates.length === 0 ? (
          <EmptyState title={chosen.empty}>
            A certificate is here from the moment in which somebody meets its requirements until it is issued.
          </EmptyState>
        ) : (
          <DueTable viewer={viewer} certificates={certificates} onAsk={setAsked} />
        )}
      </ListAnswer>
      {asked === null ? null : (
        <Question
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

const Question = ({ asked: { what, certificate }, onClose }: { asked: DueQuestion; onClose: () => void }) => {
  const { userId, certificateId, title, displayName } = certificate;
  const shared = { dismiss: 'Leave it', onClose };
  if (what === 'issue')
    return (
      <ActDialog
        {...shared}
        act={issueCertificateAct}
        input={{ userId, certificateId }}
        takesAway={false}
        title={`Issue “${title}” to ${displayName} now?`}
        confirm="Issue it now"
      />
    );
  const isHeldBack = what === 'hold';
  return (
    <ActDialog
      {...shared}
      act={holdCertificateAct}
      input={{ userId, certificateId, isHeldBack }}
      takesAway={isHeldBack}
      title={isHeldBack ? `Hold “${title}” of ${displayName} back?` : `Release “${title}” of ${displayName}?`}
      confirm={isHeldBack ? 'Hold it back' : 'Release it'}
    />
  );
};
