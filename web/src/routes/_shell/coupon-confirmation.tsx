import { createFileRoute } from '@tanstack/react-router';
import { mayGetOffer } from '@atrium/domain/billing/retentionOffer.ts';
import { acceptedOfferQuery } from '#features/billing/acceptedOfferQuery.ts';
import { CouponConfirmation } from '#features/billing/CouponConfirmation.tsx';
import { readCouponParameter } from '#features/billing/couponParameter.ts';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const search = textSearch('c');

export const Route = createFileRoute('/_shell/coupon-confirmation')({
  validateSearch: search,
  loader: async ({ context: { queryClient, viewer } }) => {
    if (mayGetOffer(viewer)) await acceptedOfferQuery.load(queryClient);
  },
  component: Confirmation,
});

function Confirmation() {
  const viewer = useViewer();
  const shown = readCouponParameter(Route.useSearch().c);
  return shown === null || !mayGetOffer(viewer) ? (
    <NotFoundView />
  ) : (
    <CouponConfirmation viewer={viewer} shown={shown} />
  );
}
