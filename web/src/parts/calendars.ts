import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const events = graphql(`
  query EventsCalendar {
    getEventsCalendar {
      url
      webcalUrl
    }
  }
`);
const everything = graphql(`
  query MemberCalendar {
    getMemberCalendar {
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

/** The addresses of the calendar of events, as the viewer answered them (D38). */
export const eventsCalendarQuery = pageQuery({
  document: events,
  variables: () => ({}),
  read: ({ getEventsCalendar }) => getEventsCalendar,
});

/** The addresses of the calendar of all that is the viewer's: classes and events (CAT-09). */
export const memberCalendarQuery = pageQuery({
  document: everything,
  variables: () => ({}),
  read: ({ getMemberCalendar }) => getMemberCalendar,
});

type Calendar = NonNullable<Awaited<ReturnType<typeof eventsCalendarQuery.load>>>;

/** Replaces the addresses of both calendars; the old ones are no longer answered. */
export const resetCalendarsSpec: SaveSpec<void, Calendar> = {
  send: async (_input, key) => {
    const { url, webcalUrl } = accepted((await execute(reset, { input: key })).resetEventsCalendar);
    if (url === null || webcalUrl === null) throw new Error('a reset without an address');
    return { url, webcalUrl };
  },
  saved: (queryClient, page) => {
    queryClient.setQueryData(eventsCalendarQuery().queryKey, { page, refusal: null });
    void queryClient.invalidateQueries({ queryKey: memberCalendarQuery().queryKey });
  },
};
