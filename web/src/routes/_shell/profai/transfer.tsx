import { createFileRoute } from '@tanstack/react-router';
import { TransferPage } from '#features/tutor/TransferPage.tsx';

export const Route = createFileRoute('/_shell/profai/transfer')({ component: TransferPage });
