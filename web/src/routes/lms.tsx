import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/lms')({ component: () => <NotHereYetView title="Signing In" /> });
