import { graphql } from '#lib/gql/gql.ts';
import type { StudioWantedRecordingsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

interface ClassKey {
  readonly sessionId: string;
  readonly meetingNumber: number;
}

const saveDocument = graphql(`
  mutation SaveRecordingByStaff(
    $sessionId: ID!
    $meetingNumber: Int!
    $url: String
    $filmId: ID
    $reason: String
    $dryRun: Boolean
  ) {
    saveRecording(
      sessionId: $sessionId
      meetingNumber: $meetingNumber
      url: $url
      filmId: $filmId
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
/** Gives a class its recording: a link, or a film that was uploaded (D85). */
export const saveRecordingAct: Act<ClassKey & { readonly url: string | null; readonly filmId: string | null }> = {
  name: 'saveRecording',
  send: async (input) => accepted((await execute(saveDocument, input)).saveRecording),
  changes: () => ['runs', 'outbox'],
};

const removeDocument = graphql(`
  mutation RemoveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $reason: String, $dryRun: Boolean) {
    removeRecording(sessionId: $sessionId, meetingNumber: $meetingNumber, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Takes the recording of a class away (D85). */
export const removeRecordingAct: Act<ClassKey> = {
  name: 'removeRecording',
  send: async (input) => accepted((await execute(removeDocument, input)).removeRecording),
  changes: () => ['runs', 'outbox'],
};

export type WantedRecording = NonNullable<StudioWantedRecordingsQuery['listWantedRecordings']>[number];

/** Classes that are over and whose recording members still wait for (STU-02, D85). */
export const wantedRecordingsQuery = pageQuery({
  document: graphql(`
    query StudioWantedRecordings {
      listWantedRecordings {
        sessionId
        meetingNumber
        title
        meetingTitle
        endAt
        message
      }
    }
  `),
  variables: () => ({}),
  read: ({ listWantedRecordings }) => listWantedRecordings,
  tags: ['runs'],
});
