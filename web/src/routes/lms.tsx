import { errorReturns } from '@atrium/domain/access/federation.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { findLmsTarget } from '#features/signIn/findLmsTarget.ts';
import { LeadingPage } from '#features/signIn/LeadingPage.tsx';
import { writeStored } from '#lib/storage.ts';

export const Route = createFileRoute('/lms')({ component: LmsRouter });

/** Leads on from a learning system to the sign-in of its company (SSO-03). */
function LmsRouter() {
  const router = useRouter();
  const lead = async (signal: AbortSignal): Promise<void> => {
    const target = await findLmsTarget(location.search, signal);
    if ('address' in target) {
      location.replace(target.address);
      return;
    }
    const { path, storageKey } = errorReturns.lms;
    writeStored(storageKey, target.code);
    await router.navigate({ href: path, replace: true });
  };
  return <LeadingPage lead={lead} />;
}
