import { useEffect } from 'react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { finishReturn } from '#features/signIn/finishReturn.ts';
import { SpinnerPage } from '#features/signIn/SpinnerPage.tsx';
import { viewerOptions } from '#lib/viewer.ts';

export const Route = createFileRoute('/oauth')({ component: FederatedReturn });

/** The return from an identity provider (SSO-04). */
function FederatedReturn() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  useEffect(() => {
    const go = async (): Promise<void> => {
      const { href, reload } = await finishReturn(location.search, Date.now());
      if (reload) {
        location.replace(href);
        return;
      }
      // the guard of the next page needs to know who has signed in
      await queryClient.query({ ...viewerOptions(), staleTime: 0 }).catch(() => undefined);
      await router.navigate({ href, replace: true });
    };
    void go();
  }, [router, queryClient]);
  return <SpinnerPage label="Signing in" />;
}
