import { queryParam } from '@atrium/domain/queryString.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FederatedReturn } from '#features/signIn/FederatedReturn.tsx';
import { SpinnerPage } from '#features/signIn/SpinnerPage.tsx';
import { lazyView } from '#lib/lazyView.tsx';

const SignOnReport = lazyView(
  () => import('#features/signIn/SignOnReport.tsx'),
  (file) => file.SignOnReport,
);

export const Route = createFileRoute('/oauth')({ component: Return });

/** The return from a provider: of a sign-in, or of the test of a company's sign-on, which signs nobody in (COM-01). */
function Return() {
  const test = queryParam(location.search, 'test');
  if (test === undefined) return <FederatedReturn />;
  return (
    <Suspense fallback={<SpinnerPage label="Loading" />}>
      <SignOnReport handle={test} />
    </Suspense>
  );
}
