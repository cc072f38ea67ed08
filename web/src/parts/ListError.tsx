import { isUnreachable, outageWords, requestIdOf } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import { ErrorState } from '#ui/EmptyState.tsx';

export interface ListErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A list could not be fetched; an outage says whether the connection or the service is at fault (RTE-09). */
export const ListError = ({ error, retrying, onRetry }: ListErrorProps) => {
  const outage = isUnreachable(error) ? outageWords(error, site.name) : null;
  return (
    <ErrorState
      title={outage?.title}
      onRetry={onRetry}
      retrying={retrying}
      supportHref={site.supportTicket}
      requestId={requestIdOf(error)}
    >
      {outage?.text}
    </ErrorState>
  );
};
