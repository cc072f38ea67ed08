import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/set-password')({
  component: () => <NotHereYetView title="Set Password" />,
});
