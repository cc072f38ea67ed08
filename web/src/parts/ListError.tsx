import { isUnreachable, requestIdOf, unreachableWords } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import { ErrorState } from '#ui/EmptyState.tsx';

export interface ListErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A list could not be fetched; without any answer, the message names the connection (API-04). */
export const ListError = ({ error, retrying, onRetry }: ListErrorProps) => (
  <ErrorState
    {...(isUnreachable(error) && { title: `We can't reach ${site.name}`, children: unreachableWords })}
    onRetry={onRetry}
    retrying={retrying}
    supportHref={site.supportTicket}
    requestId={requestIdOf(error)}
  />
);
