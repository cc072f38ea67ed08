import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const NewCompanyPage = lazyView(
  () => import('#features/studio/NewCompanyPage.tsx'),
  (file) => file.NewCompanyPage,
);

export const Route = createFileRoute('/_shell/studio/companies/new')({ component: NewCompany });

function NewCompany() {
  const viewer = useViewer();
  const zone = useTimeZone(viewer.timeZone);
  if (staffReach(viewer.staff, 'company.write') === null) return <NotFoundView />;
  return (
    <Suspense>
      <NewCompanyPage zone={zone} />
    </Suspense>
  );
}
