import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { toast } from '#ui/toast.ts';
import { FilterChips } from '../FilterChips.tsx';
import { usePageActs } from '../pageActs.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';
import { EndpointQuestion, type QuestionAsked } from './EndpointQuestion.tsx';
import { deliveriesQuery, endpointsQuery, hostOf, type Endpoint } from './endpointsQuery.ts';
import { EndpointsTable } from './EndpointsTable.tsx';
import styles from '../ListPage.module.css';

export interface EndpointsPageProps {
  viewer: SignedIn;
  search: { readonly state?: string | undefined };
  onSearch: (next: { readonly state?: string | undefined }) => void;
}

const views = [
  { id: '', label: 'All', value: null },
  { id: 'failed', label: 'Failed', value: 'FAILED' },
  { id: 'waiting', label: 'Waiting', value: 'WAITING' },
  { id: 'arrived', label: 'Arrived', value: 'DELIVERED' },
] as const;

type Asked =
  | QuestionAsked
  | { readonly what: 'change'; readonly endpoint: Endpoint | null }
  | { readonly what: 'told'; readonly host: string; readonly secret: string };

/** Where other programs are told of what happens here, and whether that arrives (API-08). */
export const EndpointsPage = ({ viewer, search, onSearch }: EndpointsPageProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const view = views.find(({ id }) => id === (search.state ?? ''))?.value ?? null;
  const query = useInfiniteQuery(deliveriesQuery(view));
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? null;
  const mayWrite = staffReach(viewer.staff, 'endpoint.write') !== null;
  const mayReplay = staffReach(viewer.staff, 'webhook.write') !== null;
  const close = () => {
    setAsked(null);
  };
  const begin = () => {
    setAsked({ what: 'change', endpoint: null });
  };
  const done = (address: string, secret: string | null) => {
    if (secret === null) {
      close();
      toast({ id: 'studio', message: `${hostOf(address)} is saved.` });
    } else setAsked({ what: 'told', host: hostOf(address), secret });
  };
  usePageActs(mayWrite ? [{ label: 'New endpoint', icon: IconSend, run: begin }] : []);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Endpoints' }]}
        acts={
          <>
            <Button size="s" variant="line" busy={query.isRefetching} onClick={() => void query.refetch()}>
              Refresh
            </Button>
            {mayWrite ? (
              <Button size="s" icon={<IconSend aria-hidden="true" />} onClick={begin}>
                New endpoint
              </Button>
            ) : null}
          </>
        }
      />
      <h1 tabIndex={-1}>Endpoints</h1>
      <p className={cx(styles.filters, look.muted)}>
        Other programs are told of what happens here, by signed webhooks. What does not arrive is tried for three days.
      </p>
      <PageAnswer of={endpointsQuery()}>
        {(endpoints) =>
          endpoints.length === 0 ? (
            <EmptyState title="No other program is told anything.">
              An endpoint is where one takes the messages.
            </EmptyState>
          ) : (
            <EndpointsTable
              viewer={viewer}
              endpoints={endpoints}
              mayWrite={mayWrite}
              mayReplay={mayReplay}
              onAsk={(what, endpoint) => {
                setAsked({ what, endpoint });
              }}
            />
          )
        }
      </PageAnswer>
      <Section title="Messages">
        <div className={styles.filters}>
          <FilterChips
            name="State"
            options={views.map(({ label, value }) => ({ label, value }))}
            value={view}
            onChange={(next) => {
              const id = views.find(({ value }) => value === next)?.id;
              onSearch({ state: id === '' ? undefined : id });
            }}
          />
        </div>
        <ListAnswer query={query} noun="messages" skeleton={<TableSkeleton />}>
          {deliveries === null ? null : deliveries.length > 0 ? (
            <DeliveriesTable
              viewer={viewer}
              deliveries={deliveries}
              onReplay={
                mayReplay
                  ? (delivery) => {
                      setAsked({ what: 'one', delivery });
                    }
                  : null
              }
            />
          ) : (
            <p className={look.muted}>No message is like that.</p>
          )}
        </ListAnswer>
      </Section>
      {asked === null ? null : asked.what === 'change' ? (
        <EndpointDialog endpoint={asked.endpoint} onDone={done} onClose={close} />
      ) : asked.what === 'told' ? (
        <SecretDialog title={`The secret of ${asked.host}`} label="Secret" secret={asked.secret} onClose={close}>
          That program checks with it that a message is from here. It is not shown again.
        </SecretDialog>
      ) : (
        <EndpointQuestion
          asked={asked}
          onSecret={(endpoint, secret) => {
            done(endpoint.address, secret);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
