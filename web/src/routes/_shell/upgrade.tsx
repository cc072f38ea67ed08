import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayUpgrade } from '@atrium/domain/billing/plans.ts';
import { UpgradePage } from '#features/membership/UpgradePage.tsx';
import { useViewer } from '#lib/viewer.ts';

export const Route = createFileRoute('/_shell/upgrade')({
  beforeLoad: ({ context: { viewer } }) => {
    if (!mayUpgrade(viewer)) throw redirect({ to: '/', replace: true });
  },
  component: Upgrade,
});

function Upgrade() {
  return <UpgradePage viewer={useViewer()} />;
}
