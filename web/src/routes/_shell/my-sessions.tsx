import { homeParts } from '@atrium/domain/member/homeParts.ts';
import { createFileRoute } from '@tanstack/react-router';
import { homeQuery } from '#features/home/homeQuery.ts';
import { NoSessions } from '#features/home/NoSessions.tsx';
import { SessionCards } from '#features/home/SessionSection.tsx';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Wrap } from '#ui/Layout.tsx';

export const Route = createFileRoute('/_shell/my-sessions')({
  loader: async ({ context: { queryClient, viewer } }) => {
    await homeQuery.load(queryClient, homeParts(viewer));
  },
  component: MySessions,
});

function MySessions() {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  return (
    <PageAnswer of={homeQuery(homeParts(viewer))}>
      {({ entitledSessions, isEmpty }) => (
        <Wrap>
          <PageHead title="My Sessions" />
          <SessionCards
            heading="h2"
            viewer={viewer}
            sessions={entitledSessions}
            now={now}
            zone={zone}
            empty={<NoSessions viewer={viewer} isEmpty={isEmpty} />}
          />
        </Wrap>
      )}
    </PageAnswer>
  );
}
