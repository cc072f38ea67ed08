import { eventSorts, type EventSort } from '@atrium/domain/event/facts.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { site } from '#lib/site.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { AddAllToCalendar } from '#parts/AddAllToCalendar.tsx';
import { Banner } from '#parts/Banner.tsx';
import { EventGrid, EventGridSkeleton } from '#parts/EventGrid.tsx';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { eventsQuery } from './eventsQuery.ts';
import styles from './EventsPage.module.css';

const sortOptions = Object.entries(eventSorts).map(([value, label]) => ({ value, label }));

interface EventsPageProps {
  sort: EventSort;
  /** Writes the choice into the address. */
  onSort: (sort: EventSort) => void;
}

/** The list of member events (EVT-01). The page is only mounted once the member is loaded (EVT-09). */
export const EventsPage = ({ sort, onSort }: EventsPageProps) => {
  const content = useContent();
  return (
    <>
      {site.allEvents === null ? null : (
        <Banner
          label="All events"
          lead={`See all ${site.name} events on one page.`}
          action={
            <ButtonLink variant="sun" size="s" href={site.allEvents}>
              All events
            </ButtonLink>
          }
        />
      )}
      <Wrap className={styles.page}>
        <PageHead
          title="Be a part of something big"
          aside={
            content !== 'some' ? undefined : (
              <>
                <SlimSelect
                  label="Sort events"
                  options={sortOptions}
                  value={sort}
                  onChange={(event) => {
                    onSort(event.target.value === 'past' ? 'past' : 'latest');
                  }}
                />
                <AddAllToCalendar of="events" />
              </>
            )
          }
        >
          <p>Grow your expertise in good company: live conversations, orientations and the dates that matter.</p>
        </PageHead>
        {content === 'asking' ? (
          <EventGridSkeleton />
        ) : content === 'nothing' ? (
          <NothingYet of="events" />
        ) : (
          <EventList
            sort={sort}
            onPast={() => {
              onSort('past');
            }}
          />
        )}
      </Wrap>
    </>
  );
};

/** Whether there is or was any event; past ones are asked for only when none is to come. */
function useContent(): 'some' | 'asking' | 'nothing' {
  const latest = useInfiniteQuery(eventsQuery('latest'));
  const isBare = latest.data?.pages[0]?.events.length === 0;
  const past = useInfiniteQuery({ ...eventsQuery('past'), enabled: isBare });
  if (!isBare || past.isError) return 'some';
  if (past.data === undefined) return 'asking';
  return past.data.pages[0]?.events.length === 0 ? 'nothing' : 'some';
}

const EventList = ({ sort, onPast }: { sort: EventSort; onPast: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const query = useInfiniteQuery(eventsQuery(sort));
  const events = query.data?.pages.flatMap((page) => page.events);
  return (
    <ListAnswer query={query} skeleton={<EventGridSkeleton />} noun="events">
      {events === undefined ? null : events.length > 0 ? (
        <EventGrid events={events} zone={zone} heading="h2" eager />
      ) : sort === 'past' ? (
        <EmptyState title="No events are over yet." />
      ) : (
        <EmptyState
          title="No events are planned right now."
          action={
            <Button variant="line" onClick={onPast}>
              Past Events
            </Button>
          }
        />
      )}
    </ListAnswer>
  );
};
