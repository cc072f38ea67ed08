import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#features/member/ProfilePage.tsx';
import { profileQuery } from '#features/member/profileQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Spinner } from '#ui/Spinner.tsx';

export const Route = createFileRoute('/_shell/member-directory/$userId/')({
  loader: async ({ context: { queryClient }, params }) => {
    const profile = await profileQuery.load(queryClient, params.userId);
    return { pageTitle: profile?.displayName ?? 'Member Profile' };
  },
  pendingComponent: () => <Spinner label="Loading the profile" centered />,
  component: Profile,
});

function Profile() {
  const { userId } = Route.useParams();
  return (
    <PageAnswer of={profileQuery(userId)}>{(profile) => <ProfilePage key={userId} profile={profile} />}</PageAnswer>
  );
}
