import { PageAnswer } from '#parts/PageAnswer.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { pathsOf } from './paths.ts';
import { SeatsPage, type SeatsPageProps } from './SeatsPage.tsx';
import { seatsQuery } from './seatsQuery.ts';

/** The seats, or what is shown while the company has no contract. */
export const SeatsView = ({ customerId, place, onPlace }: Pick<SeatsPageProps, 'customerId' | 'place' | 'onPlace'>) => (
  <PageAnswer
    of={seatsQuery(customerId, place)}
    otherwise={(outage) => {
      if (outage !== null) throw outage;
      return <GettingStarted error={{ code: 'NOT_FOUND', message: 'no running contract' }} />;
    }}
  >
    {(page) => (
      <SeatsPage customerId={customerId} page={page} place={place} onPlace={onPlace} home={pathsOf(customerId).home} />
    )}
  </PageAnswer>
);
