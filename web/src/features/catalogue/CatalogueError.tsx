import { isUnreachable, requestIdOf } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import { ErrorState } from '#ui/EmptyState.tsx';

export interface CatalogueErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The courses could not be fetched; without any answer, the message names the connection (API-04). */
export const CatalogueError = ({ error, retrying, onRetry }: CatalogueErrorProps) => {
  const lost = isUnreachable(error)
    ? {
        title: `We can't reach ${site.name}`,
        children: 'The service cannot be reached. Please check your connection and try again.',
      }
    : {};
  return (
    <ErrorState
      {...lost}
      onRetry={onRetry}
      retrying={retrying}
      supportHref={site.supportTicket}
      requestId={requestIdOf(error)}
    />
  );
};
