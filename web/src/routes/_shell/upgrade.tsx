import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { opensUpgradePage } from '@atrium/domain/billing/mayUpgrade.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { membershipQuery } from '#features/billing/membershipQuery.ts';
import { StaffPricing } from '#features/billing/StaffPricing.tsx';
import { UpgradePage } from '#features/billing/UpgradePage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';
import { offersQuery } from '#parts/membershipOffers.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

const search = textSearch('ec');

export const Route = createFileRoute('/_shell/upgrade')({
  validateSearch: search,
  beforeLoad: ({ context: { viewer } }) => {
    if (!opensUpgradePage(viewer)) throw redirect({ to: '/', replace: true });
  },
  loader: async ({ context: { queryClient, viewer } }) => {
    if (viewer.accountType === 'EMPLOYEE') return;
    // loaded first: the day of the renewal is in a sentence that would wrap differently without it
    await Promise.all([
      offersQuery.load(queryClient),
      isOnDemandOnly(viewer) && viewer.manageBilling ? membershipQuery.load(queryClient) : null,
    ]);
  },
  component: Upgrade,
});

function Upgrade() {
  const { ec } = Route.useSearch();
  const viewer = useViewer();
  if (viewer.accountType === 'EMPLOYEE') return <StaffPricing />;
  return (
    <PageAnswer of={offersQuery()}>{(offers) => <UpgradePage viewer={viewer} offers={offers} ec={ec} />}</PageAnswer>
  );
}
