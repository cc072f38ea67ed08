import { eventsVariables } from '@atrium/domain/event/firstView.ts';
import { graphql } from '#lib/gql/gql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { nextEventChange } from '#parts/facts/eventFacts.ts';

const document = graphql(`
  query EventsPage($sort: MemberEventSort!, $after: Int!) {
    listMemberEvents(sort: $sort, after: $after, count: 24) {
      events {
        ...EventCardFields
      }
      nextAfter
    }
  }
`);

/** The events that are to come, or those that are over, page by page (EVT-01, EVT-08). */
export const eventsQuery = listQuery({
  document,
  variables: eventsVariables,
  read: ({ listMemberEvents }) => {
    if (listMemberEvents === null) throw new Error('an answer without events');
    return listMemberEvents;
  },
  next: ({ nextAfter }) => nextAfter,
  key: (sort) => sort,
  changesAt: ({ events }, after) => nextEventChange(events, after),
  tags: () => ['events'],
});
