import { createFileRoute, redirect } from '@tanstack/react-router';
import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { mayUpgrade } from '@atrium/domain/billing/mayUpgrade.ts';
import { membershipQuery } from '#features/billing/membershipQuery.ts';
import { UpgradePage } from '#features/billing/UpgradePage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const search = textSearch('ec');

export const Route = createFileRoute('/_shell/upgrade')({
  validateSearch: search,
  beforeLoad: ({ context: { viewer } }) => {
    if (!mayUpgrade(viewer)) throw redirect({ to: '/', replace: true });
  },
  loader: async ({ context: { queryClient, viewer } }) => {
    // loaded first: the day of the renewal is in a sentence that would wrap differently without it
    if (isOnDemandOnly(viewer) && viewer.manageBilling) await membershipQuery.load(queryClient);
  },
  component: Upgrade,
});

function Upgrade() {
  const { ec } = Route.useSearch();
  return <UpgradePage viewer={useViewer()} ec={ec} />;
}
