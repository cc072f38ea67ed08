import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/profai/transfer')({
  component: () => <NotHereYetView title="Opening ProfAI" />,
});
