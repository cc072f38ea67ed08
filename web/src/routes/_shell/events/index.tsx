import type { EventSort } from '@atrium/domain/event/facts.ts';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { EventsPage } from '#features/event/EventsPage.tsx';
import { eventsQuery } from '#features/event/eventsQuery.ts';
import { textSearch } from '#lib/textSearch.ts';

const sorting = textSearch('sort');

export const Route = createFileRoute('/_shell/events/')({
  validateSearch: sorting,
  loaderDeps: ({ search }) => ({ sort: sortOf(search.sort) }),
  loader: ({ context: { queryClient }, deps: { sort } }) => {
    eventsQuery.begin(queryClient, sort);
  },
  component: Events,
});

function Events() {
  const { sort } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <EventsPage
      sort={sortOf(sort)}
      onSort={(next) => {
        const search = next === 'past' ? { sort: next } : {};
        void navigate({ to: '/events', search, resetScroll: false });
      }}
    />
  );
}

function sortOf(asked: string | undefined): EventSort {
  return asked === 'past' ? 'past' : 'latest';
}
