import { createFileRoute } from '@tanstack/react-router';
import { InsightPage } from '#features/insight/InsightPage.tsx';
import { insightQuery } from '#features/insight/insightQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/insights/$insightId')({
  loader: async ({ context: { queryClient }, params }) => {
    const insight = await insightQuery.load(queryClient, params.insightId);
    return { pageTitle: insight?.title ?? 'Insight' };
  },
  component: Insight,
});

function Insight() {
  const { insightId } = Route.useParams();
  return (
    <PageAnswer of={insightQuery(insightId)}>
      {(insight) => <InsightPage key={insightId} insight={insight} />}
    </PageAnswer>
  );
}
