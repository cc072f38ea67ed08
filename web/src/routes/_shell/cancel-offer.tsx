import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/cancel-offer')({
  component: () => <NotHereYetView title="Cancel Offer" />,
});
