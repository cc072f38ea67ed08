import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayUpgrade } from '@atrium/domain/billing/mayUpgrade.ts';
import { UpgradePage } from '#features/billing/UpgradePage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const search = textSearch('ec');

export const Route = createFileRoute('/_shell/upgrade')({
  validateSearch: search,
  beforeLoad: ({ context: { viewer } }) => {
    if (!mayUpgrade(viewer)) throw redirect({ to: '/', replace: true });
  },
  component: Upgrade,
});

function Upgrade() {
  const { ec } = Route.useSearch();
  return <UpgradePage viewer={useViewer()} ec={ec} />;
}
