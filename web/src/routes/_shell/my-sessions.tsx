import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/my-sessions')({
  component: () => <NotHereYetView title="My Sessions" />,
});
