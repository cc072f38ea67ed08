import { createFileRoute } from '@tanstack/react-router';
import { FederatedReturn } from '#features/signIn/FederatedReturn.tsx';

export const Route = createFileRoute('/oauth')({ component: FederatedReturn });
