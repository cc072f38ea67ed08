import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ActDialog } from './ActDialog.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoneFound } from './NoneFound.tsx';
import { mailAddressAgainAct, sendMailAgainAct, stopMailAct } from './outboxActs.ts';
import {
  formatOutboxFilters,
  outboxViews,
  parseOutboxFilters,
  type OutboxFilters,
  type OutboxSearch,
} from './outboxFilters.ts';
import { OutboxNews } from './OutboxNews.tsx';
import { outboxQuery } from './outboxQuery.ts';
import { OutboxTable, type OutboxQuestion } from './OutboxTable.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './ListPage.module.css';

export interface OutboxPageProps {
  viewer: SignedIn;
  search: OutboxSearch;
  onSearch: (next: OutboxSearch) => void;
}

/** The mails that wait or failed, and on request those that were withdrawn or sent, without their texts (RUN-01). */
export const OutboxPage = ({ viewer, search, onSearch }: OutboxPageProps) => {
  const filters = parseOutboxFilters(search);
  const [asked, setAsked] = useState<OutboxQuestion | null>(null);
  const mayWrite = staffReach(viewer.staff, 'mail.write') !== null;
  const query = useInfiniteQuery(outboxQuery(filters));
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? null;
  const news = query.data?.pages[0]?.news ?? [];
  const change = (next: Partial<OutboxFilters>) => {
    onSearch(formatOutboxFilters({ ...filters, ...next }));
  };
  const isFiltered = filters.address !== '' || filters.view !== 'OPEN';
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Outbox' }]} acts={null} />
      <h1 tabIndex={-1}>Outbox</h1>
      <div className={styles.filters}>
        <ListSearch
          label="Search by the whole address"
          value={filters.address}
          onSearch={(text) => {
            change({ address: text });
          }}
        />
        <FilterChips
          name="State"
          options={outboxViews.map(({ view, label }) => ({ value: view, label }))}
          value={filters.view}
          onChange={(view) => {
            change({ view });
          }}
        />
      </div>
      {news.length === 0 ? null : <OutboxNews viewer={viewer} news={news} />}
      <ListAnswer query={query} noun="mails" skeleton={<TableSkeleton />}>
        {mails === null ? null : mails.length > 0 ? (
          <OutboxTable viewer={viewer} mails={mails} onAsk={mayWrite ? setAsked : null} />
        ) : isFiltered ? (
          <NoneFound
            title="No mail is like that."
            onClear={() => {
              onSearch({});
            }}
          />
        ) : news.length > 0 ? null : (
          <EmptyState title="Every mail has left.">What waits, or could not be sent, is listed here.</EmptyState>
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

const Question = ({ asked: { what, mail }, onClose }: { asked: OutboxQuestion; onClose: () => void }) =>
  what === 'stop' ? (
    <ActDialog
      act={stopMailAct}
      input={{ mailId: mail.mailId }}
      takesAway
      title={`Stop the mail to ${mail.to}?`}
      confirm="Stop it"
      dismiss="Let it go"
      onClose={onClose}
    />
  ) : what === 'resume' ? (
    <ActDialog
      act={mailAddressAgainAct}
      input={{ mailId: mail.mailId }}
      takesAway
      title={`Mail ${mail.to} again?`}
      confirm="Mail again"
      dismiss="Leave it"
      onClose={onClose}
    />
  ) : (
    <ActDialog
      act={sendMailAgainAct}
      input={{ mailId: mail.mailId }}
      takesAway={false}
      title={`Send the mail to ${mail.to} again?`}
      confirm="Send it again"
      dismiss="Leave it"
      onClose={onClose}
    />
  );
