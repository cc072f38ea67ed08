import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError, isUnanswered, isUnreachable, requestIdOf } from '#lib/callError.ts';
import { followReleaseAfter } from '#lib/importPart.ts';
import { forgetFailures } from '#lib/lazyView.tsx';
import { site } from '#lib/site.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { RenderErrorView } from '#parts/RenderErrorView.tsx';
import { fetchMissingCode } from './missingCode.ts';

/** A page that failed to load or render, inside the layout that still works (SIG-16). */
export const PageFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isOutage = isUnreachable(error);
  const retry = () => {
    // the fetched data may be the reason, so all of it is dropped but the viewer; not in an outage, when it is all
    // that the pages that were opened before have
    const [viewer] = viewerOptions().queryKey;
    if (!isOutage) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewer });
    void fetchMissingCode(router)
      .then(() => router.invalidate())
      .then(reset);
  };
  useEffect(() => {
    forgetFailures();
    void followReleaseAfter(error);
  }, [error]);
  if (isOutage) {
    return (
      <ConnectionView error={error} onRetry={retry}>
        {(queryClient.getQueryData(viewerOptions().queryKey) ?? null) === null
          ? null
          : error instanceof CallError && !isUnanswered(error)
            ? "Pages you've already opened still work. We'll keep trying and load this one as soon as we can."
            : "Pages you've already opened still work, and what you watch is saved and sent when you're back online."}
      </ConnectionView>
    );
  }
  return <RenderErrorView supportHref={site.supportTicket} requestId={requestIdOf(error)} onRetry={retry} />;
};
