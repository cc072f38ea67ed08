import { useEffect } from 'react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { errorReturns } from '@atrium/domain/access/federation.ts';
import { findLmsTarget } from '#features/signIn/findLmsTarget.ts';
import { SpinnerPage } from '#features/signIn/SpinnerPage.tsx';
import { writeStored } from '#lib/storage.ts';

export const Route = createFileRoute('/lms')({ component: LmsRouter });

/** Leads on from a learning system to the sign-in of its company (SSO-03). */
function LmsRouter() {
  const router = useRouter();
  useEffect(() => {
    const go = async (): Promise<void> => {
      const target = await findLmsTarget(location.search);
      if ('address' in target) {
        location.replace(target.address);
        return;
      }
      const { path, storageKey } = errorReturns.lms;
      writeStored(storageKey, target.code);
      await router.navigate({ href: path, replace: true });
    };
    void go();
  }, [router]);
  return <SpinnerPage label="Signing in" />;
}
