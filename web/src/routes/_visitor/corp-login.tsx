import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/corp-login')({
  component: () => <NotHereYetView title="Corporate Login" />,
});
