import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/organization/employee/$userId')({
  component: () => <NotHereYetView title="Student Details" />,
});
