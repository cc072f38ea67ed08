import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeOptions } from '#features/home/homeOptions.ts';
import { NoSessions } from '#features/home/NoSessions.tsx';
import { SessionSection } from '#features/home/SessionSection.tsx';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { Wrap } from '#ui/Layout.tsx';

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
    <Wrap>
      <PageHead title="My Sessions" />
      <SessionSection
        title="By course"
        viewer={viewer}
        sessions={data.getHome?.entitledSessions ?? []}
        now={now}
        zone={useTimeZone(viewer.timeZone)}
        empty={<NoSessions viewer={viewer} />}
      />
    </Wrap>
  );
}
