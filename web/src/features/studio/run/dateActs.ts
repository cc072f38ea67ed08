import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

interface SessionInput {
  readonly sessionId: string;
  /** What the mail says besides; '' for nothing. */
  readonly words: string;
}
interface MeetingInput extends SessionInput {
  readonly meetingNumber: number;
}
/** Instants are millisecond strings. */
export interface MoveInput extends MeetingInput {
  readonly startAt: string;
  readonly endAt: string;
}

const changes = () => ['runs', 'documents', 'outbox'] as const;

const moveDocument = graphql(`
  mutation MoveMeetingByStaff(
    $sessionId: ID!
    $meetingNumber: Int!
    $startAt: String!
    $endAt: String!
    $words: String
    $reason: String
    $dryRun: Boolean
  ) {
    moveMeeting(
      sessionId: $sessionId
      meetingNumber: $meetingNumber
      startAt: $startAt
      endAt: $endAt
      words: $words
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
/** Moves a class; its mails wait (D96). */
export const moveMeetingAct: Act<MoveInput> = {
  name: 'moveMeeting',
  send: async (input) => accepted((await execute(moveDocument, input)).moveMeeting),
  changes,
};

const cancelMeetingDocument = graphql(`
  mutation CancelMeetingByStaff(
    $sessionId: ID!
    $meetingNumber: Int!
    $words: String
    $reason: String
    $dryRun: Boolean
  ) {
    cancelMeeting(
      sessionId: $sessionId
      meetingNumber: $meetingNumber
      words: $words
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
/** Cancels one of several classes; its mails wait (D96). */
export const cancelMeetingAct: Act<MeetingInput> = {
  name: 'cancelMeeting',
  send: async (input) => accepted((await execute(cancelMeetingDocument, input)).cancelMeeting),
  changes,
};

const cancelSessionDocument = graphql(`
  mutation CancelSessionByStaff($sessionId: ID!, $words: String, $reason: String, $dryRun: Boolean) {
    cancelSession(sessionId: $sessionId, words: $words, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Cancels a live session; its mails wait (D96). */
export const cancelSessionAct: Act<SessionInput> = {
  name: 'cancelSession',
  send: async (input) => accepted((await execute(cancelSessionDocument, input)).cancelSession),
  changes,
};

const takeBackDocument = graphql(`
  mutation TakeDatesBackByStaff($sessionId: ID!, $reason: String, $dryRun: Boolean) {
    takeDatesBack(sessionId: $sessionId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Takes the last change of the dates of a session back, before its mails leave (D96). */
export const takeDatesBackAct: Act<Pick<SessionInput, 'sessionId'>> = {
  name: 'takeDatesBack',
  send: async (input) => accepted((await execute(takeBackDocument, input)).takeDatesBack),
  changes,
};
