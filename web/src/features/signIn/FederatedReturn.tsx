import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { viewerOptions } from '#lib/viewer.ts';
import { findOnwardAddress } from './findOnwardAddress.ts';
import { finishReturn } from './finishReturn.ts';
import { SpinnerPage } from './SpinnerPage.tsx';

/** The return from an identity provider (SSO-04), and the way from a sign-in to another site (SIG-05). */
export function FederatedReturn() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Error | null>(null);
  // React's strict mode runs effects twice, and a return is handled once (SSO-07)
  const isHandled = useRef(false);
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
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
