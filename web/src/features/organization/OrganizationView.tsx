import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { dashboardQuery } from './dashboardQuery.ts';
import { failedDetails } from './failedDetails.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { OrganizationPage, type OrganizationPageProps } from './OrganizationPage.tsx';
import { OrganizationSkeleton } from './OrganizationSkeleton.tsx';
import { pathsOf } from './paths.ts';

// staff alone open it, and its table is most of its code
const CompaniesPage = lazyView(
  () => import('./CompaniesPage.tsx'),
  (module) => module.CompaniesPage,
);

type OrganizationViewProps = Pick<OrganizationPageProps, 'customerId' | 'filters' | 'onFilters'>;

/**
 * The dashboard, or 'Getting Started' while there is none (ORG-07); for staff, who have none of their own, all
 * companies (ORG-14).
 */
export const OrganizationView = (props: OrganizationViewProps) => {
  const isStaff = useViewer().accountType === 'EMPLOYEE';
  const { customerId, filters, onFilters } = props;
  return (
    <PageAnswer
      of={dashboardQuery(customerId, filters.range)}
      otherwise={(outage, refusal) => <GettingStarted error={failedDetails(outage, refusal)} />}
    >
      {({ figures, error }) => {
        if (figures !== null) return <OrganizationPage {...props} figures={figures} paths={pathsOf(customerId)} />;
        const isAddress = customerId === null || matchRoute(pathsOf(customerId).home)?.kind === 'page';
        if (!isAddress || (isStaff && error.code === 'NOT_FOUND')) return <NotFoundView />;
        if (!isStaff) return <GettingStarted error={error} />;
        if (customerId !== null) return <GettingStarted error={error} above={<AllCompanies />} />;
        return (
          <Suspense fallback={<OrganizationSkeleton />}>
            <CompaniesPage
              filters={filters}
              onFilters={(next) => {
                onFilters({ ...filters, ...next });
              }}
            />
          </Suspense>
        );
      }}
    </PageAnswer>
  );
};
