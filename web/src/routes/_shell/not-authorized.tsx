import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { NotAuthorizedView } from '#parts/NotAuthorizedView.tsx';

export const Route = createFileRoute('/_shell/not-authorized')({ component: NotAuthorized });

function NotAuthorized() {
  const from = useRouterState({ select: ({ location }) => location.state.from });
  return <NotAuthorizedView from={from ?? null} />;
}
