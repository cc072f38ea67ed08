import { useViewer } from '#lib/viewer.ts';
import { ContentRefusedView } from '#parts/ContentRefusedView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { dashboardQuery } from './dashboardQuery.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { pathsOf } from './paths.ts';
import { SeatsHead } from './SeatsHead.tsx';
import { SeatsPage, type SeatsPageProps } from './SeatsPage.tsx';
import { seatsQuery } from './seatsQuery.ts';
import { endedWords } from './words.ts';

/** The seats, or what is shown while no contract of the company runs. */
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

/** A contract that is over has a dashboard still. */
const NoSeats = ({ customerId }: Pick<SeatsPageProps, 'customerId'>) => {
  const isStaff = useViewer().accountType === 'EMPLOYEE';
  const gettingStarted = (error: { readonly code: string; readonly message: string }) => (
    <GettingStarted error={error} above={isStaff ? <AllCompanies /> : undefined} />
  );
  return (
    <PageAnswer
      of={dashboardQuery(customerId, 'CONTRACT_TO_DATE')}
      otherwise={(outage) => {
        // a lost connection does not say that there is no contract
        if (outage !== null) throw outage;
        return gettingStarted({ code: 'NOT_FOUND', message: 'no running contract' });
      }}
    >
      {({ figures, error }) =>
        figures === null ? (
          gettingStarted(error)
        ) : (
          <Wrap section>
            <SeatsHead company={figures.overview.companyName} home={pathsOf(customerId).home} />
            <EmptyState title={endedWords(figures.overview.contractEnd)}>
              <p>No one holds a seat anymore. What your team has learned stays on your organization page.</p>
            </EmptyState>
          </Wrap>
        )
      }
    </PageAnswer>
  );
};
