import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditPage } from '#features/member/EditPage.tsx';
import { editQuery } from '#features/member/editQuery.ts';
import { memberPath } from '#lib/links.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Spinner } from '#ui/Spinner.tsx';

export const Route = createFileRoute('/_shell/member-directory/$userId/edit')({
  loader: async ({ context: { queryClient, viewer }, params: { userId } }) => {
    // nobody edits the profile of another, staff neither
    if (userId !== viewer.memberId) throw redirect({ href: memberPath(userId), replace: true });
    await editQuery.load(queryClient, userId);
  },
  pendingComponent: () => <Spinner label="Loading your profile" centered />,
  component: Edit,
});

function Edit() {
  const { userId } = Route.useParams();
  return <PageAnswer of={editQuery(userId)}>{(data) => <EditPage key={userId} data={data} />}</PageAnswer>;
}
