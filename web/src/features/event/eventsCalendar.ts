import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  query EventsCalendar {
    getEventsCalendar {
      url
      webcalUrl
    }
  }
`);
const reset = graphql(`
  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {
    resetEventsCalendar(input: $input) {
      url
      webcalUrl
      error {
        ...FaultFields
      }
    }
  }
`);

/** The addresses of the viewer's own calendar of events (D38). */
export const eventsCalendarQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getEventsCalendar }) => getEventsCalendar,
});

type Calendar = NonNullable<Awaited<ReturnType<typeof eventsCalendarQuery.load>>>;

/** Replaces the addresses; the old ones are no longer answered. */
export const resetEventsCalendarSpec: SaveSpec<void, Calendar> = {
  send: async (_input, key) => {
    const { url, webcalUrl } = accepted((await execute(reset, { input: key })).resetEventsCalendar);
    if (url === null || webcalUrl === null) throw new Error('a reset without an address');
    return { url, webcalUrl };
  },
  saved: (queryClient, page) => {
    queryClient.setQueryData(eventsCalendarQuery().queryKey, { page, refusal: null });
  },
};
