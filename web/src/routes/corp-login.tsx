import { createFileRoute } from '@tanstack/react-router';
import { CorporateLoginPage } from '#features/signIn/CorporateLoginPage.tsx';

export const Route = createFileRoute('/corp-login')({ component: CorporateLoginPage });
