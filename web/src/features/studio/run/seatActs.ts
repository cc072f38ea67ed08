import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

/** Of whom in which session. */
interface SeatInput {
  readonly sessionId: string;
  readonly userId: string;
}

const changes = () => ['runs', 'outbox'] as const;

const enrollPersonDocument = graphql(`
  mutation EnrollPersonByStaff($sessionId: ID!, $userId: ID!, $swap: Boolean!, $reason: String, $dryRun: Boolean) {
    enrollPerson(sessionId: $sessionId, userId: $userId, swap: $swap, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Enrolls somebody, or puts them on the waitlist when it is full (RUN-02). */
export const enrollPersonAct: Act<SeatInput & { readonly swap: boolean }> = {
  name: 'enrollPerson',
  send: async (input) => accepted((await execute(enrollPersonDocument, input)).enrollPerson),
  changes,
};

const unenrollPersonDocument = graphql(`
  mutation UnenrollPersonByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
    unenrollPerson(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Takes somebody out of a session, or off its waitlist (RUN-02). */
export const unenrollPersonAct: Act<SeatInput> = {
  name: 'unenrollPerson',
  send: async (input) => accepted((await execute(unenrollPersonDocument, input)).unenrollPerson),
  changes,
};

const offerSeatDocument = graphql(`
  mutation OfferSeatByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
    offerSeat(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Gives a free seat to somebody who waits (RUN-02). */
export const offerSeatAct: Act<SeatInput> = {
  name: 'offerSeat',
  send: async (input) => accepted((await execute(offerSeatDocument, input)).offerSeat),
  changes,
};

const holdSeatDocument = graphql(`
  mutation HoldSeatByStaff($sessionId: ID!, $userId: ID!, $until: String!, $reason: String, $dryRun: Boolean) {
    holdSeat(sessionId: $sessionId, userId: $userId, until: $until, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Holds an offered seat until another instant, a millisecond string (RUN-02). */
export const holdSeatAct: Act<SeatInput & { readonly until: string }> = {
  name: 'holdSeat',
  send: async (input) => accepted((await execute(holdSeatDocument, input)).holdSeat),
  changes,
};

const letSeatGoDocument = graphql(`
  mutation LetSeatGoByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
    letSeatGo(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends an open offer (RUN-02). */
export const letSeatGoAct: Act<SeatInput> = {
  name: 'letSeatGo',
  send: async (input) => accepted((await execute(letSeatGoDocument, input)).letSeatGo),
  changes,
};

const moveWaitingDocument = graphql(`
  mutation MoveWaitingByStaff($sessionId: ID!, $userId: ID!, $rank: Int!, $reason: String, $dryRun: Boolean) {
    moveWaiting(sessionId: $sessionId, userId: $userId, rank: $rank, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Gives somebody who waits another rank, from 1 (RUN-02). */
export const moveWaitingAct: Act<SeatInput & { readonly rank: number }> = {
  name: 'moveWaiting',
  send: async (input) => accepted((await execute(moveWaitingDocument, input)).moveWaiting),
  changes,
};
