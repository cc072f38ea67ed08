import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OrganizationSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { seatsPlaceOf, seatsSearchOf } from '#features/organization/seatsPlace.ts';
import { seatsQuery } from '#features/organization/seatsQuery.ts';
import { SeatsView } from '#features/organization/SeatsView.tsx';
import { textSearch } from '#lib/textSearch.ts';

const parameters = textSearch('page', 'search', 'state');

export const Route = createFileRoute('/_shell/organization/$customerId/seats')({
  validateSearch: parameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search: { page, search, state } }) => ({ page, search, state }),
  loader: async ({ context: { queryClient }, params: { customerId }, deps }) => {
    await seatsQuery.load(queryClient, customerId, seatsPlaceOf(deps));
  },
  pendingComponent: OrganizationSkeleton,
  component: Seats,
});

function Seats() {
  const { customerId } = Route.useParams();
  const place = seatsPlaceOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <SeatsView
      customerId={customerId}
      place={place}
      onPlace={(next) =>
        void navigate({
          to: '/organization/$customerId/seats',
          params: { customerId },
          search: seatsSearchOf(next),
          resetScroll: false,
        })
      }
    />
  );
}
