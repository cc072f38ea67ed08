import { minute } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioAnnouncementsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

export type Announced = NonNullable<StudioAnnouncementsQuery['listSessionAnnouncements']>[number];

/** What was written to everybody of a session, the newest first (RUN-02). */
export const announcementsQuery = pageQuery({
  document: graphql(`
    query StudioAnnouncements($sessionId: ID!) {
      listSessionAnnouncements(sessionId: $sessionId) {
        announcementId
        subject
        text
        writtenBy
        writtenAt
        leavesAt
        sentAt
        stoppedAt
        mailed
      }
    }
  `),
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ listSessionAnnouncements }) => listSessionAnnouncements,
  tags: ['runs'],
  // one that waits leaves within the minute after its time
  changesAt: (announced, after) =>
    firstAfter(
      after,
      announced.map(({ leavesAt }) => (leavesAt === null ? null : Number(leavesAt) + minute)),
    ),
});

const announce = graphql(`
  mutation AnnounceByStaff(
    $sessionId: ID!
    $announcementId: ID!
    $subject: String!
    $text: String!
    $reason: String
    $dryRun: Boolean
  ) {
    announceToSession(
      sessionId: $sessionId
      announcementId: $announcementId
      subject: $subject
      text: $text
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
interface AnnouncementInput {
  readonly sessionId: string;
  /** Made once for each dialog, so that it is sent once. */
  readonly announcementId: string;
  readonly subject: string;
  readonly text: string;
}
/** Mails everybody who is enrolled, after ten minutes (RUN-02). */
export const announceAct: Act<AnnouncementInput> = {
  name: 'announceToSession',
  send: async (input) => accepted((await execute(announce, input)).announceToSession),
  changes: () => ['runs', 'outbox'],
};

const stop = graphql(`
  mutation StopAnnouncementByStaff($announcementId: ID!, $reason: String, $dryRun: Boolean) {
    stopAnnouncement(announcementId: $announcementId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Stops an announcement that has not left (RUN-02). */
export const stopAnnouncementAct: Act<{ readonly announcementId: string }> = {
  name: 'stopAnnouncement',
  send: async (input) => accepted((await execute(stop, input)).stopAnnouncement),
  changes: () => ['runs'],
};
