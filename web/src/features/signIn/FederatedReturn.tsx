import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { viewerOptions } from '#lib/viewer.ts';
import { findOnwardAddress } from './findOnwardAddress.ts';
import { finishReturn } from './finishReturn.ts';
import { LeadingPage } from './LeadingPage.tsx';

/** The return from an identity provider (SSO-04), and the way from a sign-in to another site (SIG-05). */
export function FederatedReturn() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const lead = async (signal: AbortSignal): Promise<void> => {
    const onward = await findOnwardAddress(location.search, signal);
    if (onward !== null) {
      location.replace(onward);
      return;
    }
    const { href, reload, state } = await finishReturn(location.search, { now: Date.now(), signal });
    if (reload) {
      location.replace(href);
      return;
    }
    // the guard of the next page needs to know who has signed in
    await queryClient.query({ ...viewerOptions(), staleTime: 0 }).catch(() => undefined);
    await router.navigate({ href, replace: true, ...(state !== undefined && { state }) });
  };
  return <LeadingPage lead={lead} />;
}
