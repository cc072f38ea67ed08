import type { SeatVerdict } from '@atrium/domain/seat/decideSeats.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { SaveSeatsInput } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const assignDocument = graphql(`
  mutation SaveSeats($input: SaveSeatsInput!) {
    saveSeats(input: $input) {
      rows {
        email
        firstName
        lastName
        verdict
      }
      error {
        ...FaultFields
      }
    }
  }
`);

/** What became of each person, or would become of them. */
export interface SeatRows {
  readonly isDryRun: boolean;
  readonly rows: readonly {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly verdict: SeatVerdict;
  }[];
}

/** Gives people seats, or says what would happen (ORG-12). */
export const saveSeatsSpec: SaveSpec<SaveSeatsInput, SeatRows> = {
  send: async (input) => {
    const { saveSeats } = await execute(assignDocument, { input });
    return { isDryRun: input.dryRun, rows: accepted(saveSeats).rows ?? [] };
  },
  changes: ({ isDryRun }) => (isDryRun ? [] : ['seats']),
};

const removeDocument = graphql(`
  mutation RemoveSeat($input: RemoveSeatInput!) {
    removeSeat(input: $input) {
      seatId
      error {
        ...FaultFields
      }
    }
  }
`);

interface OneSeat {
  readonly companyId: string | null;
  readonly seatId: string;
}

/** Revokes a seat (ORG-13). `reason`: of somebody of our team. */
export const removeSeatSpec: SaveSpec<OneSeat & { readonly reason: string | null }, void> = {
  send: async (input) => {
    accepted((await execute(removeDocument, { input })).removeSeat);
  },
  changes: () => ['seats'],
};

const remindDocument = graphql(`
  mutation SendSeatReminders($input: SendSeatRemindersInput!) {
    sendSeatReminders(input: $input) {
      reminded
      tooEarly
      error {
        ...FaultFields
      }
    }
  }
`);

export interface Reminders {
  /** How many people this press mails. */
  readonly reminded: number;
  /** How many it does not mail, because they were invited or reminded within a day. */
  readonly tooEarly: number;
}

/** Mails invitations again: one, or with `seatId` null all that nobody has followed (ORG-13). */
export const sendSeatRemindersSpec: SaveSpec<Omit<OneSeat, 'seatId'> & { readonly seatId: string | null }, Reminders> =
  {
    send: async (input) => {
      const { reminded, tooEarly } = accepted((await execute(remindDocument, { input })).sendSeatReminders);
      return { reminded: reminded ?? 0, tooEarly: tooEarly ?? 0 };
    },
    changes: () => ['seats'],
  };
