import { createFileRoute } from '@tanstack/react-router';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { RsvpButton } from '#features/event/RsvpButton.tsx';
import { HomePage } from '#features/home/HomePage.tsx';
import { homeQuery, homeVariables } from '#features/home/homeQuery.ts';
import { HomeSkeleton } from '#features/home/HomeSkeleton.tsx';
import { NextSteps } from '#features/nextSteps/NextSteps.tsx';
import { loadNextSteps } from '#features/nextSteps/nextStepsQuery.ts';
import { useRefusalToast } from '#features/shell/useRefusalToast.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    await Promise.all([homeQuery.load(queryClient, homeVariables(viewer)), loadNextSteps(queryClient, viewer)]);
  },
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const viewer = useViewer();
  const onSave = useSaveCourse();
  useRefusalToast();
  return (
    <PageAnswer of={homeQuery(homeVariables(viewer))}>
      {(page) => (
        <HomePage
          viewer={viewer}
          page={page}
          onSave={onSave}
          rsvp={(event) => <RsvpButton event={event} />}
          banners={<NextSteps viewer={viewer} />}
        />
      )}
    </PageAnswer>
  );
}
