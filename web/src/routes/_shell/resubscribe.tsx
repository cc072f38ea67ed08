import { createFileRoute } from '@tanstack/react-router';
import { formerQuery } from '#features/billing/formerQuery.ts';
import { ResubscribePage } from '#features/billing/ResubscribePage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const search = textSearch('ec');

export const Route = createFileRoute('/_shell/resubscribe')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => formerQuery.load(queryClient),
  component: Resubscribe,
});

function Resubscribe() {
  const { ec } = Route.useSearch();
  return <ResubscribePage viewer={useViewer()} ec={ec} />;
}
