import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { HomePage } from '#features/home/HomePage.tsx';
import { homeOptions } from '#features/home/homeOptions.ts';
import { HomeSkeleton } from '#features/home/HomeSkeleton.tsx';
import { useViewer } from '#lib/viewer.ts';

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    if (viewer !== null) await queryClient.query({ ...homeOptions(viewer), staleTime: 'static' });
  },
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const viewer = useViewer();
  const { data } = useSuspenseQuery(homeOptions(viewer));
  return <HomePage viewer={viewer} data={data} onSave={useSaveCourse()} />;
}
