import { createFileRoute } from '@tanstack/react-router';
import { SecondFactorPage } from '#features/secondFactor/SecondFactorPage.tsx';
import { useViewer } from '#lib/viewer.ts';

export const Route = createFileRoute('/_shell/second-factor')({ component: SecondFactor });

function SecondFactor() {
  return <SecondFactorPage viewer={useViewer()} />;
}
