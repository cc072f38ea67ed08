import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const CompanyPage = lazyView(
  () => import('#features/studio/CompanyPage.tsx'),
  (file) => file.CompanyPage,
);

export const Route = createFileRoute('/_shell/studio/company/$companyId')({ component: Company });

function Company() {
  const viewer = useViewer();
  const { companyId } = Route.useParams();
  return (
    <Suspense>
      <CompanyPage key={companyId} viewer={viewer} companyId={companyId} />
    </Suspense>
  );
}
