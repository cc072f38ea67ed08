import { createFileRoute } from '@tanstack/react-router';
import { formerQuery } from '#features/billing/formerQuery.ts';
import { ResubscribePage } from '#features/billing/ResubscribePage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';
import { offersQuery } from '#parts/membershipOffers.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

const search = textSearch('ec');

export const Route = createFileRoute('/_shell/resubscribe')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => Promise.all([offersQuery.load(queryClient), formerQuery.load(queryClient)]),
  component: Resubscribe,
});

function Resubscribe() {
  const { ec } = Route.useSearch();
  const viewer = useViewer();
  return (
    <PageAnswer of={offersQuery()}>
      {(offers) => <ResubscribePage viewer={viewer} offers={offers} ec={ec} />}
    </PageAnswer>
  );
}
