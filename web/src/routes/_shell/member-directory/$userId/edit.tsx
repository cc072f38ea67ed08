import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/member-directory/$userId/edit')({
  component: () => <NotHereYetView title="Edit Profile" />,
});
