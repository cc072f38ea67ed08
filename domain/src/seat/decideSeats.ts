import { domainOf, mayBelongToCustomer } from '../access/federatedSignIn.ts';
import { isAddress } from '../account/emailAddress.ts';
import { textLimits } from '../member/textLimits.ts';
import { isInvitedName, type SeatRequest } from './personForm.ts';

/** Most people in one request or file. */
export const mostPeople = 500;
/**
 * How many new accounts a contract may make in a day: twice its seats, for typing errors and people who are replaced.
 * More would make invitations a way to mail strangers (THR-14).
 */
export const mostNewToday = (totalSeats: number): number => 2 * totalSeats + 20;
/** How often one person may be given a seat of a contract in a day, each time with a mail. */
export const mostAssignments = 3;

/** What is known of the account with an address. */
export interface KnownAccount {
  /** Belongs to the company of the contract. */
  readonly isOwn: boolean;
  readonly holdsSeat: boolean;
  /** How many seats of the contract began within the last day. */
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
  /** How many seats are left; Infinity with `overage`. */
  readonly free: number;
  /** How many new accounts may still be made for the contract today. */
  readonly newToday: number;
}

/**
 * What becomes of each person: INVITED makes an account and mails an invitation, ASSIGNED gives the seat to an account
 * of the company, HELD changes nothing. The others say why there is no seat.
 */
export const seatVerdicts = [
  ...(['INVITED', 'ASSIGNED', 'HELD', 'INVALID_ADDRESS', 'REPEATED', 'OTHER_DOMAIN', 'UNAVAILABLE'] as const),
  ...(['INVALID_NAME', 'UNREADABLE_NAME', 'TOO_OFTEN', 'NO_SEAT_LEFT', 'TOO_MANY_NEW'] as const),
] as const;
export type SeatVerdict = (typeof seatVerdicts)[number];

/** A verdict in words, for the list of a dry run. */
export const verdictWords: Readonly<Record<SeatVerdict, string>> = {
  INVITED: 'Gets an invitation by email',
  ASSIGNED: 'Has an account, and gets a seat',
  HELD: 'Already has a seat',
  INVALID_ADDRESS: "This isn't an email address",
  REPEATED: 'Duplicate of an earlier row',
  OTHER_DOMAIN: "This address isn't at one of your company's domains",
  UNAVAILABLE: 'This address needs our help: please contact support',
  INVALID_NAME: `First and last name are needed: at most ${String(textLimits.name)} characters each, no address or markup`,
  UNREADABLE_NAME: "Letters of this name can't be read: save the file as UTF-8 and choose it again",
  TOO_OFTEN: 'Was given a seat three times today: try again tomorrow',
  NO_SEAT_LEFT: 'No seat is left',
  TOO_MANY_NEW: 'Too many new people were invited today: try again tomorrow',
};

export interface SeatDecision extends SeatRequest {
  readonly verdict: SeatVerdict;
}

/** Whether a verdict gives a seat that was not held before. */
export function givesSeat(verdict: SeatVerdict): boolean {
  return verdict === 'INVITED' || verdict === 'ASSIGNED';
}

/** Whether somebody with this verdict holds a seat afterwards. */
export function hasSeat(verdict: SeatVerdict): boolean {
  return givesSeat(verdict) || verdict === 'HELD';
}

/** What says nothing about the person, who may come again with another name. */
const brokenNames: readonly SeatVerdict[] = ['INVALID_NAME', 'UNREADABLE_NAME'];

/**
 * Decides for each person, in the order of the list, so that a contract with two seats left gives them to the first two
 * (D57). Addresses come back in lower case, names without spaces around them.
 */
export function decideSeats(requests: readonly SeatRequest[], facts: SeatFacts): SeatDecision[] {
  const seen = new Set<string>();
  let { free, newToday } = facts;
  return requests.map((request) => {
    const person = {
      email: request.email.trim().toLowerCase(),
      firstName: request.firstName.trim(),
      lastName: request.lastName.trim(),
    };
    const verdict = decide(person, facts, { isRepeated: seen.has(person.email), free, newToday });
    // a row that is mended further down is no duplicate
    if (!brokenNames.includes(verdict)) seen.add(person.email);
    if (givesSeat(verdict)) free -= 1;
    if (verdict === 'INVITED') newToday -= 1;
    return { ...person, verdict };
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

function decide(
  person: SeatRequest,
  facts: SeatFacts,
  { isRepeated, free, newToday }: { readonly isRepeated: boolean; readonly free: number; readonly newToday: number },
): SeatVerdict {
  const { email, firstName, lastName } = person;
  if (!isAddress(email)) return 'INVALID_ADDRESS';
  if (isRepeated) return 'REPEATED';
  const account = facts.accounts.get(email);
  if (account?.isOwn === true && account.holdsSeat) return 'HELD';
  // before anything is said about an account outside the company
  if (account?.isOwn !== true && !isInvitable(email, facts)) return 'OTHER_DOMAIN';
  if (account !== undefined && !account.isOwn) return 'UNAVAILABLE';
  if (account === undefined && `${firstName} ${lastName}`.includes('\uFFFD')) return 'UNREADABLE_NAME';
  if (account === undefined && !(isInvitedName(firstName) && isInvitedName(lastName))) return 'INVALID_NAME';
  if ((account?.assignedToday ?? 0) >= mostAssignments) return 'TOO_OFTEN';
  if (free < 1) return 'NO_SEAT_LEFT';
  if (account !== undefined) return 'ASSIGNED';
  return newToday < 1 ? 'TOO_MANY_NEW' : 'INVITED';
}
