import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { requestIdOf } from '../lib/requestId.ts';
import { site } from '../lib/site.ts';
import { viewerOptions } from '../lib/viewer.ts';
import { RenderErrorView } from '../parts/RenderErrorView.tsx';

/** A page that could not be loaded or drawn, in the frame that still works (SIG-16). */
export const PageFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <RenderErrorView
      supportHref={site.supportTicket}
      requestId={requestIdOf(error)}
      onRetry={() => {
        // what was fetched may be what could not be drawn; who is signed in is known
        const [viewer] = viewerOptions().queryKey;
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewer });
        void router.invalidate().then(reset);
      }}
    />
  );
};
