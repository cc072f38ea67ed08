import { useEffect, useState } from 'react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { findOnwardAddress } from '#features/signIn/findOnwardAddress.ts';
import { finishReturn } from '#features/signIn/finishReturn.ts';
import { SpinnerPage } from '#features/signIn/SpinnerPage.tsx';
import { viewerOptions } from '#lib/viewer.ts';

export const Route = createFileRoute('/oauth')({ component: FederatedReturn });

/** The return from an identity provider (SSO-04), and the way from a sign-in to another site (SIG-05). */
function FederatedReturn() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    const go = async (): Promise<void> => {
      const onward = await findOnwardAddress(location.search);
      if (onward !== null) {
        location.replace(onward);
        return;
      }
      const { href, reload, state } = await finishReturn(location.search, Date.now());
      if (reload) {
        location.replace(href);
        return;
      }
      // the guard of the next page needs to know who has signed in
      await queryClient.query({ ...viewerOptions(), staleTime: 0 }).catch(() => undefined);
      await router.navigate({ href, replace: true, ...(state !== undefined && { state }) });
    };
    go().catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, [router, queryClient]);
  // the router's view of an outage can try again
  if (failure !== null) throw failure;
  return <SpinnerPage label="Signing in" />;
}
