import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/member-directory/')({
  component: () => <NotHereYetView title="Member Directory" />,
});
