import { mayGetOffer } from '@atrium/domain/billing/cancelOffer.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CancelOfferPage } from '#features/billing/CancelOfferPage.tsx';
import { NoOffer } from '#features/billing/NoOffer.tsx';
import { offerQuery } from '#features/billing/offerQuery.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

export const Route = createFileRoute('/_shell/cancel-offer')({
  loader: async ({ context: { queryClient, viewer } }) => {
    if (mayGetOffer(viewer)) await offerQuery.load(queryClient);
  },
  component: CancelOffer,
});

function CancelOffer() {
  return mayGetOffer(useViewer()) ? <Offer /> : <NotFoundView />;
}

function Offer() {
  const { data, error, refetch, isFetching } = useQuery({ ...offerQuery(), retryOnMount: false });
  if (data?.page) return <CancelOfferPage offer={data.page} />;
  return <NoOffer refusal={data?.refusal ?? null} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
