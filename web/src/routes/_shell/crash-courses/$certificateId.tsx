import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/crash-courses/$certificateId')({
  component: () => <NotHereYetView title="Crash Course" />,
});
