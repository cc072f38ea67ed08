import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { ActDialog } from './ActDialog.tsx';
import { FilterChips } from './FilterChips.tsx';
import { NoneFound } from './NoneFound.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import {
  formatWebhookFilters,
  parseWebhookFilters,
  providerOptions,
  webhookViews,
  type WebhookFilters,
  type WebhookSearch,
} from './webhookFilters.ts';
import { replayEventAct, webhooksQuery, type ReceivedEvent } from './webhooksQuery.ts';
import { WebhooksTable } from './WebhooksTable.tsx';
import styles from './ListPage.module.css';

export interface WebhooksPageProps {
  viewer: SignedIn;
  search: WebhookSearch;
  onSearch: (next: WebhookSearch) => void;
}

/** What the payment provider and the meeting provider have told, and what became of it (RUN-01). */
export const WebhooksPage = ({ viewer, search, onSearch }: WebhooksPageProps) => {
  const filters = parseWebhookFilters(search);
  const [asked, setAsked] = useState<ReceivedEvent | null>(null);
  const mayWrite = staffReach(viewer.staff, 'webhook.write') !== null;
  const query = useInfiniteQuery(webhooksQuery(filters));
  const events = query.data?.pages.flatMap((page) => page.events) ?? null;
  const change = (next: Partial<WebhookFilters>) => {
    onSearch(formatWebhookFilters({ ...filters, ...next }));
  };
  const isFiltered = filters.provider !== null || filters.state !== null;
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Webhooks' }]}
        acts={
          <Button size="s" variant="line" busy={query.isRefetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        }
      />
      <h1 tabIndex={-1}>Webhooks</h1>
      <div className={styles.filters}>
        <FilterChips
          name="State"
          options={webhookViews.map(({ state, label }) => ({ value: state, label }))}
          value={filters.state}
          onChange={(state) => {
            change({ state });
          }}
        />
        <SlimSelect
          label="Provider"
          value={formatWebhookFilters(filters).from ?? ''}
          options={providerOptions}
          onChange={(event) => {
            change({ provider: parseWebhookFilters({ from: event.target.value }).provider });
          }}
        />
      </div>
      <ListAnswer query={query} noun="events" skeleton={<TableSkeleton />}>
        {events === null ? null : events.length > 0 ? (
          <WebhooksTable viewer={viewer} events={events} onReplay={mayWrite ? setAsked : null} />
        ) : isFiltered ? (
          <NoneFound
            title="No event is like that."
            onClear={() => {
              onSearch({});
            }}
          />
        ) : (
          <EmptyState title="No provider has sent anything yet.">
            What Stripe and Zoom tell this academy is listed here.
          </EmptyState>
        )}
      </ListAnswer>
      {asked === null ? null : (
        <ActDialog
          act={replayEventAct}
          input={{ provider: asked.provider, eventId: asked.eventId }}
          takesAway={false}
          title={`Replay “${asked.title}”?`}
          confirm="Replay it"
          dismiss="Leave it"
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
