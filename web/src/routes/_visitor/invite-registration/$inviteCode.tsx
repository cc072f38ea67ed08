import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/invite-registration/$inviteCode')({
  component: () => <NotHereYetView title="Registration" />,
});
