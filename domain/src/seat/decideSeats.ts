import { mayBelongToCustomer } from '../access/federatedSignIn.ts';
import { asciiAddress } from '../account/asciiAddress.ts';
import { domainOf, isAddress } from '../account/emailAddress.ts';
import { textLimits } from '../member/textLimits.ts';
import { isInvitedName, type SeatRequest } from './personForm.ts';
import { contractWithSeat, countFree, type ContractSeats } from './programSeats.ts';

/** Most people in one request or file. */
export const mostPeople = 500;
/**
 * How many new accounts a company may make in a day: twice its seats, for typing errors and people who are replaced.
 * More would make invitations a way to mail strangers (THR-14).
 */
export const mostNewToday = (totalSeats: number): number => 2 * totalSeats + 20;
/** How often one person may be given a seat of a company in a day, each time with a mail. */
export const mostAssignments = 3;

/** What is known of the account with an address. */
export interface KnownAccount {
  /** Belongs to the company of the contract. */
  readonly isOwn: boolean;
  /** The contract of the seat that they hold; null: they hold none of one that is in force. */
  readonly seatOf: string | null;
  /** How many seats of these contracts began within the last day. */
  readonly assignedToday: number;
}

export interface SeatFacts {
  /** By address, in lower case; an address without an account is absent. */
  readonly accounts: ReadonlyMap<string, KnownAccount>;
  /**
   * The domains whose addresses may be invited, in lower case, from `inviteDomains`; null: any that is nobody else's.
   */
  readonly domains: readonly string[] | null;
  /** Domains that other companies have verified, in lower case. */
  readonly foreignDomains: readonly string[];
  /** Those of the company that are in force. */
  readonly contracts: readonly ContractSeats[];
  /** How many new accounts may still be made for the company today. */
  readonly newToday: number;
}

/**
 * What becomes of each person: INVITED makes an account and mails an invitation, ASSIGNED gives the seat to an account
 * of the company, EXTENDED gives somebody with a seat one of a contract that ends later, HELD changes nothing. The
 * others say why there is no seat.
 */
export const seatVerdicts = [
  'INVITED',
  'ASSIGNED',
  'EXTENDED',
  'HELD',
  'INVALID_ADDRESS',
  'REPEATED',
  'OTHER_DOMAIN',
  'UNAVAILABLE',
  'INVALID_NAME',
  'UNREADABLE_NAME',
  'TOO_OFTEN',
  'NO_SEAT_LEFT',
  'TOO_MANY_NEW',
] as const;
export type SeatVerdict = (typeof seatVerdicts)[number];

/** A verdict in words, for the list of a dry run. */
export const verdictWords: Readonly<Record<SeatVerdict, string>> = {
  INVITED: 'Gets an invitation by email',
  ASSIGNED: 'Has an account, and gets a seat',
  EXTENDED: 'Has a seat, and keeps it for longer',
  HELD: 'Already has a seat',
  INVALID_ADDRESS: "This isn't an email address",
  REPEATED: 'Duplicate of an earlier row',
  OTHER_DOMAIN: "This address isn't on a company domain",
  UNAVAILABLE: 'This address needs our help: please contact support',
  INVALID_NAME: `First and last name are needed: at most ${String(textLimits.name)} characters each, no address or markup`,
  UNREADABLE_NAME: "Letters of this name can't be read: save the file as UTF-8 and choose it again",
  TOO_OFTEN: 'Was given a seat three times today: try again tomorrow',
  NO_SEAT_LEFT: 'No seat is left',
  TOO_MANY_NEW: 'Too many new people were invited today: try again tomorrow',
};

export interface SeatDecision extends SeatRequest {
  readonly verdict: SeatVerdict;
  /** The contract that the new seat is of; null when there is none. */
  readonly contractId: string | null;
}

/**
 * What a verdict means for the person: a seat that they had not, the one that they have for longer, the one that they
 * have as it is, or none; DOUBLE says nothing of anybody, because an earlier row does.
 */
export type SeatEffect = 'NEW' | 'LONGER' | 'SAME' | 'NONE' | 'DOUBLE';
const effects: Partial<Record<SeatVerdict, SeatEffect>> = {
  INVITED: 'NEW',
  ASSIGNED: 'NEW',
  EXTENDED: 'LONGER',
  HELD: 'SAME',
  REPEATED: 'DOUBLE',
};

export function effectOf(verdict: SeatVerdict): SeatEffect {
  return effects[verdict] ?? 'NONE';
}

/** Whether somebody with this verdict gets a seat, or keeps theirs for longer. */
export function changesSeat(verdict: SeatVerdict): boolean {
  return ['NEW', 'LONGER'].includes(effectOf(verdict));
}

/** Whether somebody with this verdict holds a seat afterwards. */
export function hasSeat(verdict: SeatVerdict): boolean {
  return changesSeat(verdict) || effectOf(verdict) === 'SAME';
}

/** What says nothing about the person, who may come again with another name. */
const brokenNames: readonly SeatVerdict[] = ['INVALID_NAME', 'UNREADABLE_NAME'];

/**
 * Decides for each person, in the order of the list, so that a company with two seats left gives them to the first two
 * (D57, decision 154). Addresses come back in lower case, names without spaces around them.
 */
export function decideSeats(requests: readonly SeatRequest[], facts: SeatFacts): SeatDecision[] {
  const seen = new Set<string>();
  let { contracts, newToday } = facts;
  return requests.map((request) => {
    const person = {
      email: asciiAddress(request.email).toLowerCase(),
      firstName: request.firstName.trim(),
      lastName: request.lastName.trim(),
    };
    const isRepeated = seen.has(person.email);
    const { verdict, contract = null } = decide(person, facts, { isRepeated, contracts, newToday });
    // a row that is mended further down is no duplicate
    if (!brokenNames.includes(verdict)) seen.add(person.email);
    if (contract !== null) {
      contracts = moved(contracts, contract.contractId, facts.accounts.get(person.email)?.seatOf ?? null);
    }
    if (verdict === 'INVITED') newToday -= 1;
    return { ...person, verdict, contractId: contract?.contractId ?? null };
  });
}

/**
 * The domains whose addresses an administrator may invite (THR-12): those that the company has verified; without any,
 * that of the administrator's own address, unless a public mail provider has it. Anything wider would tell which
 * addresses have an account, and take other companies' people. Our staff invite any: null.
 */
export function inviteDomains(
  verified: readonly string[],
  inviter: { readonly email: string; readonly isStaff: boolean },
): readonly string[] | null {
  if (verified.length > 0) return verified;
  if (inviter.isStaff) return null;
  const own = domainOf(inviter.email);
  return own !== null && mayBelongToCustomer(own) ? [own] : [];
}

/** The domain of an address as it is compared; addresses that are none are refused before. */
function inviteDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

function isInvitable(email: string, { domains, foreignDomains }: SeatFacts): boolean {
  const domain = inviteDomainOf(email);
  return (domains === null || domains.includes(domain)) && !foreignDomains.includes(domain);
}

/** The contracts once one more seat of `to` is held, and one less of `from`, where the person held one. */
function moved(contracts: readonly ContractSeats[], to: string, from: string | null): ContractSeats[] {
  return contracts.map((contract) => {
    const taken = Number(contract.contractId === to) - Number(contract.contractId === from);
    return { ...contract, assignedSeats: contract.assignedSeats + taken };
  });
}

interface Room {
  readonly isRepeated: boolean;
  readonly contracts: readonly ContractSeats[];
  readonly newToday: number;
}

function decide(
  person: SeatRequest,
  facts: SeatFacts,
  { isRepeated, contracts, newToday }: Room,
): { readonly verdict: SeatVerdict; readonly contract?: ContractSeats } {
  const { email, firstName, lastName } = person;
  if (!isAddress(email)) return { verdict: 'INVALID_ADDRESS' };
  if (isRepeated) return { verdict: 'REPEATED' };
  const account = facts.accounts.get(email);
  const isTooOften = (account?.assignedToday ?? 0) >= mostAssignments;
  const held = contracts.find(({ contractId }) => contractId === account?.seatOf);
  if (account?.isOwn === true && held !== undefined) {
    const longer = contractWithSeat(contracts, held.endsAt);
    return longer === null || isTooOften ? { verdict: 'HELD' } : { verdict: 'EXTENDED', contract: longer };
  }
  // before anything is said about an account outside the company
  if (account?.isOwn !== true && !isInvitable(email, facts)) return { verdict: 'OTHER_DOMAIN' };
  if (account !== undefined && !account.isOwn) return { verdict: 'UNAVAILABLE' };
  if (account === undefined && `${firstName} ${lastName}`.includes('\uFFFD')) return { verdict: 'UNREADABLE_NAME' };
  if (account === undefined && !(isInvitedName(firstName) && isInvitedName(lastName))) {
    return { verdict: 'INVALID_NAME' };
  }
  if (isTooOften) return { verdict: 'TOO_OFTEN' };
  const contract = countFree(contracts) < 1 ? null : contractWithSeat(contracts);
  if (contract === null) return { verdict: 'NO_SEAT_LEFT' };
  if (account !== undefined) return { verdict: 'ASSIGNED', contract };
  return newToday < 1 ? { verdict: 'TOO_MANY_NEW' } : { verdict: 'INVITED', contract };
}
