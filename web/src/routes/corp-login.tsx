import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/corp-login')({ component: () => <NotHereYetView title="Corporate Login" /> });
