import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/verify/$credentialId')({
  component: () => <NotHereYetView title="Verify Certificate" />,
});
