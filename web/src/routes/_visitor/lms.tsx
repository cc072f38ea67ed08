import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_visitor/lms')({
  component: () => <NotHereYetView title="Signing In">Single sign-on is not set up here yet.</NotHereYetView>,
});
