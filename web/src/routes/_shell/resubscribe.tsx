import { createFileRoute } from '@tanstack/react-router';
import { isLapsed } from '@atrium/domain/access/derived.ts';
import { formerQuery } from '#features/membership/formerQuery.ts';
import { ResubscribePage } from '#features/membership/ResubscribePage.tsx';
import { useViewer } from '#lib/viewer.ts';

export const Route = createFileRoute('/_shell/resubscribe')({
  loader: async ({ context: { queryClient, viewer } }) => {
    if (isLapsed(viewer)) await formerQuery.load(queryClient);
  },
  component: Resubscribe,
});

function Resubscribe() {
  return <ResubscribePage viewer={useViewer()} />;
}
