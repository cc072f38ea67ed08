import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/reset-password-confirmation')({
  component: () => <NotHereYetView title="Reset Password" />,
});
