import { createFileRoute, trimPathRight, useRouterState } from '@tanstack/react-router';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { NotHereYetView } from '#parts/NotHereYetView.tsx';

/**
 * Every address of the shell without a file: a page that is not built yet has its row in the table of routes and says
 * so under its title; any other address is not found (RTE-03).
 */
export const Route = createFileRoute('/_shell/$')({ component: Unbuilt });

function Unbuilt() {
  const path = useRouterState({ select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/') });
  const match = matchRoute(path);
  return match?.kind === 'page' ? <NotHereYetView title={match.route.title} /> : <NotFoundView />;
}
