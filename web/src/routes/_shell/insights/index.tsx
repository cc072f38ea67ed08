import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InsightsPage } from '#features/insight/InsightsPage.tsx';
import { insightsQuery } from '#features/insight/insightsQuery.ts';
import { textSearch } from '#lib/textSearch.ts';

const search = textSearch('q');

export const Route = createFileRoute('/_shell/insights/')({
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ q: asked.q }),
  loader: ({ context: { queryClient }, deps: { q } }) => {
    insightsQuery.begin(queryClient, (q ?? '').trim());
  },
  component: Insights,
});

function Insights() {
  const { q } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <InsightsPage
      q={(q ?? '').trim()}
      onSearch={(text) => {
        void navigate({ to: '/insights', search: text === '' ? {} : { q: text }, resetScroll: false });
      }}
    />
  );
}
