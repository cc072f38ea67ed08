import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../../../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/$sessionId')({
  component: () => <NotHereYetView title="Mini-MBA" />,
});
