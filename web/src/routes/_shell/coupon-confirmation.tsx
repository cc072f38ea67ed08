import { mayGetOffer } from '@atrium/domain/billing/cancelOffer.ts';
import { isSameResult } from '@atrium/domain/billing/couponResult.ts';
import { createFileRoute } from '@tanstack/react-router';
import { acceptedOfferQuery } from '#features/billing/acceptedOfferQuery.ts';
import { CouponConfirmationPage } from '#features/billing/CouponConfirmationPage.tsx';
import { readCouponParameter } from '#features/billing/couponParameter.ts';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

const search = textSearch('c');

export const Route = createFileRoute('/_shell/coupon-confirmation')({
  validateSearch: search,
  loader: async ({ context: { queryClient, viewer } }) => {
    if (mayGetOffer(viewer)) await acceptedOfferQuery.load(queryClient);
  },
  component: Confirmation,
});

/** The figures of the address are shown only if the server has the same (D45, THR-56). */
function Confirmation() {
  const viewer = useViewer();
  const shown = readCouponParameter(Route.useSearch().c);
  if (shown === null || !mayGetOffer(viewer)) return <NotFoundView />;
  return (
    <PageAnswer of={acceptedOfferQuery()}>
      {({ stored }) => (
        <CouponConfirmationPage
          viewer={viewer}
          result={stored !== null && isSameResult(stored, shown) ? stored : null}
        />
      )}
    </PageAnswer>
  );
}
