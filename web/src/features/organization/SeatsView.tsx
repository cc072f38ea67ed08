import { useViewer } from '#lib/viewer.ts';
import { ContentRefusedView } from '#parts/ContentRefusedView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { dashboardQuery } from './dashboardQuery.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { pathsOf } from './paths.ts';
import { SeatsPage, type SeatsPageProps } from './SeatsPage.tsx';
import { seatsQuery } from './seatsQuery.ts';

/** The seats, those of a program that is over as well (COM-02), or what is shown while the company has none. */
export const SeatsView = ({
  customerId,
  filters,
  onFilters,
}: Pick<SeatsPageProps, 'customerId' | 'filters' | 'onFilters'>) => (
  <PageAnswer
    of={seatsQuery(customerId, filters)}
    otherwise={(outage, refusal) => {
      if (outage !== null) throw outage;
      // any other refusal does not say that the program is over
      if (refusal !== null && refusal.code !== 'NOT_FOUND') return <ContentRefusedView refusal={refusal} />;
      return <NoSeats customerId={customerId} />;
    }}
  >
    {(page) => (
      <SeatsPage
        customerId={customerId}
        page={page}
        filters={filters}
        onFilters={onFilters}
        home={pathsOf(customerId).home}
      />
    )}
  </PageAnswer>
);

/** Before the first contract of the company has begun; its details say why there is nothing (ORG-07). */
const NoSeats = ({ customerId }: Pick<SeatsPageProps, 'customerId'>) => {
  const isStaff = useViewer().accountType === 'EMPLOYEE';
  const gettingStarted = (error: { readonly code: string; readonly message: string } | null) => (
    <GettingStarted
      error={error ?? { code: 'NOT_FOUND', message: 'no contract' }}
      above={isStaff ? <AllCompanies /> : undefined}
    >
      {isStaff && customerId === null ? 'The team needs none. The seats of each company are on its page.' : undefined}
    </GettingStarted>
  );
  return (
    <PageAnswer
      of={dashboardQuery(customerId, 'CONTRACT_TO_DATE')}
      otherwise={(outage) => {
        // a lost connection does not say that there is no contract
        if (outage !== null) throw outage;
        return gettingStarted(null);
      }}
    >
      {({ error }) => gettingStarted(error)}
    </PageAnswer>
  );
};
