import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query EventPage($memberEventId: ID!) {
    getMemberEvent(memberEventId: $memberEventId) {
      memberEventId
      title
      subtitle
      details
      status
      eventStart
      eventEnd
      heroImageUrl
      eventType {
        label
      }
      eventCategory {
        label
      }
      attending
      takesRsvp
      zoomLink
      recordingUrl
      calendarUrl
      googleUrl
      outlookUrl
    }
  }
`);

/** One event with the viewer's answer to it (EVT-02). */
export const eventQuery = pageQuery({
  document,
  variables: (memberEventId: string) => ({ memberEventId }),
  read: ({ getMemberEvent }) => {
    if (getMemberEvent === null) return null;
    const { eventStart, eventEnd } = getMemberEvent;
    return { ...getMemberEvent, eventStart: Number(eventStart), eventEnd: eventEnd === null ? null : Number(eventEnd) };
  },
  tags: ['events'],
});

export type EventPageData = NonNullable<Awaited<ReturnType<typeof eventQuery.load>>>;
