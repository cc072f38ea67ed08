import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/login')({ component: () => <NotHereYetView title="Sign In" /> });
