import { createFileRoute } from '@tanstack/react-router';
import { EventPage } from '#features/event/EventPage.tsx';
import { eventQuery } from '#features/event/eventQuery.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Spinner } from '#ui/Spinner.tsx';

export const Route = createFileRoute('/_shell/events/$memberEventId')({
  loader: async ({ context: { queryClient }, params }) => {
    const event = await eventQuery.load(queryClient, params.memberEventId);
    return { pageTitle: event?.title ?? 'Event' };
  },
  pendingComponent: () => <Spinner label="Loading the event" centered />,
  component: Event,
});

function Event() {
  const { memberEventId } = Route.useParams();
  return (
    <PageAnswer of={eventQuery(memberEventId)} otherwise={() => <NotFoundView />}>
      {(event, refetch) => <EventPage key={memberEventId} event={event} onDue={refetch} />}
    </PageAnswer>
  );
}
