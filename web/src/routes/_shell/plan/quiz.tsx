import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/plan/quiz')({
  component: () => <NotHereYetView title="Learning Plan Quiz" />,
});
