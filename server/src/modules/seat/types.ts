import type { StandingContract } from '@atrium/domain/company/contractTerms.ts';
import type { SeatDecision } from '@atrium/domain/seat/decideSeats.ts';
import type { ContractSeats } from '@atrium/domain/seat/programSeats.ts';

/** A contract that is in force. `endsAt`: the end of its last day in the customer's zone. */
export interface RunningContract extends ContractSeats {
  /** Of them, by people who have signed in. */
  readonly usedSeats: number;
  readonly entitlementIds: readonly string[];
  /** Its last day, yyyy-MM-dd. */
  readonly lastDay: string;
}

/** The contracts of a company that are in force, whose seats are its seats (decision 154). */
export interface RunningProgram {
  readonly customerId: string;
  readonly companyName: string;
  /** At least one, the one that ends last first. */
  readonly contracts: readonly RunningContract[];
}

/** The same, or those that ended last when none is in force. */
export interface NewestProgram extends RunningProgram {
  readonly hasEnded: boolean;
}

/** A contract as the team sees it, whatever its state. */
export interface CompanyContract extends StandingContract {
  readonly contractId: string;
  readonly version: number;
  readonly usedSeats: number;
  /** When its last day is over where the company is, epoch milliseconds. */
  readonly overAt: number;
}

/** A seat that is held, with the person who holds it. */
export interface HeldSeat {
  readonly seatId: string;
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly contractId: string;
  readonly isActivated: boolean;
}

export const seatStates = ['ASSIGNED', 'ACTIVATED', 'REVOKED'] as const;
export type SeatState = (typeof seatStates)[number];

/** A seat as administrators see it. Instants are millisecond strings. */
export interface SeatRow {
  readonly seatId: string;
  readonly userId: string;
  /** 'Former member', without an address, for one who has left the company (D60). */
  readonly name: string;
  readonly email: string;
  readonly state: SeatState;
  readonly assignedAt: string;
  /** The newest sign-in, ended or not, or video; null for somebody who was never here, or has left the company. */
  readonly lastSeenAt: string | null;
  /** When the invitation was last mailed again; null: never. */
  readonly remindedAt: string | null;
  /** Whether a reminder would be mailed now: has not signed in, and was neither invited nor reminded within a day. */
  readonly isRemindable: boolean;
  readonly revokedAt: string | null;
  /** The last day of its contract, yyyy-MM-dd; null where all seats of the company end on one day. */
  readonly lastDay: string | null;
}

/** How the seats of a company are used. */
export interface SeatCounts {
  readonly totalSeats: number;
  readonly overage: boolean;
  readonly assignedSeats: number;
  readonly usedSeats: number;
  /** Invited, and not signed in yet. */
  readonly waitingSeats: number;
}

export interface SeatPage extends SeatCounts {
  readonly companyName: string;
  /** The last day of a program that is over, yyyy-MM-dd: its seats are as they were then, and only read (D97). */
  readonly endedOn: string | null;
  /** Those of `waitingSeats` whom a reminder would mail now: neither invited nor reminded within a day. */
  readonly remindableSeats: number;
  readonly seats: readonly SeatRow[];
  readonly total: number;
  readonly totalPages: number;
}

/** What a request for seats did, or would do: one decision for each person, in their order. */
export interface SeatOutcome {
  readonly rows: readonly SeatDecision[];
  /** How many of them hold a seat afterwards. */
  readonly seated: number;
}

export interface RevokedSeat {
  readonly seatId: string;
}

/** What a request for reminders did, of those who were asked about and have not signed in yet. */
export interface SentReminders {
  /** How many this request reminds. */
  readonly reminded: number;
  /** How many it does not, because they were invited or reminded within a day. */
  readonly tooEarly: number;
  /** How many of those reminded are mailed by a job, after the answer. */
  readonly left: number;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /**
     * Mails the reminders of one press, from the first seat after `after` on. `at`: epoch milliseconds of the press.
     */
    'seat.mailReminders': { readonly customerId: string; readonly at: number; readonly after: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ADMINISTRATOR_ADDED: 'member';
    ADMINISTRATOR_REMOVED: 'member';
    CONTRACT_ADDED: 'contract';
    CONTRACT_CHANGED: 'contract';
    CONTRACT_ENDED: 'contract';
    SEATS_REMINDED: 'contract';
    SEAT_ASSIGNED: 'seat';
    SEAT_REVOKED: 'seat';
  }
}
