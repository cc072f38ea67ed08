import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeOptions } from '../../features/home/homeOptions.ts';
import { SessionSection } from '../../features/home/SessionSection.tsx';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useNow } from '../../lib/useNow.ts';
import { useViewer } from '../../lib/viewer.ts';
import { PageHead } from '../../parts/PageHead.tsx';

export const Route = createFileRoute('/_shell/my-sessions')({
  loader: async ({ context: { queryClient, viewer } }) => {
    if (viewer !== null) await queryClient.query({ ...homeOptions(viewer), staleTime: 'static' });
  },
  component: MySessions,
});

function MySessions() {
  const viewer = useViewer();
  const { data } = useSuspenseQuery(homeOptions(viewer));
  const now = useNow();
  return (
    <div className="wrap">
      <PageHead title="My Sessions" />
      <SessionSection
        title="Your sessions"
        viewer={viewer}
        sessions={data.getHome?.entitledSessions ?? []}
        now={now}
        zone={useTimeZone(viewer.timeZone)}
        empty="You have no sessions yet. They'll appear here as soon as you enroll."
      />
    </div>
  );
}
