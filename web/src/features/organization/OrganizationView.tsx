import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';
import { dashboardQuery } from './dashboardQuery.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { OrganizationPage, type OrganizationPageProps } from './OrganizationPage.tsx';
import { pathsOf } from './paths.ts';

type OrganizationViewProps = Pick<OrganizationPageProps, 'customerId' | 'place' | 'onPlace'>;

/**
 * The dashboard, or 'Getting Started' while there is none (ORG-07); for staff, who have none of their own, all companies
 * (ORG-14).
 */
export const OrganizationView = (props: OrganizationViewProps) => {
  const isStaff = useViewer().accountType === 'EMPLOYEE';
  const { customerId, place, onPlace } = props;
  return (
    <PageAnswer of={dashboardQuery(customerId, place.filter)}>
      {({ figures, error }) => {
        if (figures !== null) return <OrganizationPage {...props} figures={figures} paths={pathsOf(customerId)} />;
        if (!isStaff) return <GettingStarted error={error} />;
        if (customerId !== null) return <GettingStarted error={error} above={<AllCompanies />} />;
        return (
          <CompaniesPage
            place={place}
            onPlace={(next) => {
              onPlace({ ...place, ...next });
            }}
          />
        );
      }}
    </PageAnswer>
  );
};
