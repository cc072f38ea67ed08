import { site } from '../../lib/site.ts';
import { requestIdOf } from '../../lib/requestId.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';

export interface CatalogueErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The courses could not be fetched. */
export const CatalogueError = ({ error, retrying, onRetry }: CatalogueErrorProps) => (
  <ErrorState onRetry={onRetry} retrying={retrying} supportHref={site.supportTicket} requestId={requestIdOf(error)} />
);
