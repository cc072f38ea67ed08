import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { NotHereYetView } from './NotHereYetView.tsx';

/**
 * An address without a file: a page that is not built yet has its row in the table of routes and says so under its
 * title; any other address is not found (RTE-03).
 */
export const UnbuiltView = ({ path }: { path: string }) => {
  const match = matchRoute(path);
  return match?.kind === 'page' ? <NotHereYetView title={match.route.title} /> : <NotFoundView />;
};
