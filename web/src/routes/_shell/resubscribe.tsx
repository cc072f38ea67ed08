import { createFileRoute } from '@tanstack/react-router';
import { ResubscribePage } from '../../features/membership/ResubscribePage.tsx';
import { useViewer } from '../../lib/viewer.ts';

export const Route = createFileRoute('/_shell/resubscribe')({ component: Resubscribe });

function Resubscribe() {
  return <ResubscribePage viewer={useViewer()} />;
}
