import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { formatResourceFilters, parseResourceFilters } from '#features/resource/resourceFilters.ts';
import { ResourcesPage } from '#features/resource/ResourcesPage.tsx';
import { resourcesQuery } from '#features/resource/resourcesQuery.ts';
import { textSearch } from '#lib/textSearch.ts';

const search = textSearch('q', 'type', 'stack', 'page');

export const Route = createFileRoute('/_shell/resources/')({
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ asked }),
  loader: ({ context: { queryClient }, deps: { asked } }) => {
    resourcesQuery.begin(queryClient, parseResourceFilters(asked));
  },
  component: Resources,
});

function Resources() {
  const filters = parseResourceFilters(Route.useSearch());
  const navigate = useNavigate();
  return (
    <ResourcesPage
      filters={filters}
      onFilters={(next) => {
        void navigate({
          to: '/resources',
          search: { ...formatResourceFilters(next) },
          // a new page of the list begins at its top; a filter leaves the reader where the filters are
          resetScroll: next.page !== filters.page,
        });
      }}
    />
  );
}
