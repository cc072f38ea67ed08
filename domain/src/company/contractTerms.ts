import { ownOrHttps } from '../access/ownOrHttps.ts';
import { isDay } from '../isDay.ts';
import type { ContractState } from './contractState.ts';

/** A link on the dashboard of a company's administrators. */
export interface ContractLink {
  readonly title: string;
  readonly url: string;
}

/** What a company has bought. Days are yyyy-MM-dd in its zone, the last one included. */
export interface ContractTerms {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalSeats: number;
  /** Whether more seats than `totalSeats` may be assigned. */
  readonly overage: boolean;
  /** What a seat opens. */
  readonly entitlementIds: readonly string[];
  readonly links: readonly ContractLink[];
}

/** A contract as it stands. */
export interface StandingContract extends ContractTerms {
  readonly state: ContractState;
  readonly assignedSeats: number;
}

export interface TermsFault {
  readonly field: 'startsOn' | 'endsOn' | 'totalSeats' | 'entitlementIds' | 'links';
  readonly reason: string;
}

const mostSeats = 1_000_000;
const mostLinks = 10;
const longestTitle = 80;
const longestUrl = 2000;
/** In years; one that is typed as 2206 is a slip. */
const longest = 20;

/**
 * Why a contract cannot have these terms, at the field that it is about; null when it can (COM-01). One that has begun
 * keeps its first day, one that has ended keeps everything; it ends sooner by an act of its own, which asks for a
 * reason.
 * `held` null: a new one. `today`: yyyy-MM-dd where the company is.
 */
export function refuseTerms(
  terms: ContractTerms,
  {
    held,
    today,
    known,
  }: {
    readonly held: StandingContract | null;
    readonly today: string;
    /** The ids of what a seat of this company may open. */
    readonly known: ReadonlySet<string>;
  },
): TermsFault | null {
  return refuseDays(terms, held, today) ?? refuseSeats(terms, held) ?? refuseOpens(terms, known) ?? refuseLinks(terms);
}

function refuseDays(terms: ContractTerms, held: StandingContract | null, today: string): TermsFault | null {
  const { startsOn, endsOn } = terms;
  if (held?.state === 'ENDED') return { field: 'endsOn', reason: 'This contract has ended. Add the next one.' };
  if (!isDay(startsOn)) return { field: 'startsOn', reason: 'Choose the first day.' };
  if (!isDay(endsOn)) return { field: 'endsOn', reason: 'Choose the last day.' };
  if (held?.state === 'IN_FORCE' && startsOn !== held.startsOn)
    return { field: 'startsOn', reason: 'The contract has begun: its first day stays.' };
  if (endsOn < startsOn) return { field: 'endsOn', reason: 'The last day is before the first.' };
  if (Number(endsOn.slice(0, 4)) - Number(startsOn.slice(0, 4)) > longest)
    return { field: 'endsOn', reason: `A contract lasts at most ${String(longest)} years.` };
  if (held?.state === 'IN_FORCE' && endsOn < held.endsOn)
    return { field: 'endsOn', reason: 'To end it sooner, use “End contract”.' };
  return endsOn < today ? { field: 'endsOn', reason: 'This day has passed.' } : null;
}

function refuseSeats({ totalSeats, overage }: ContractTerms, held: StandingContract | null): TermsFault | null {
  if (!Number.isInteger(totalSeats) || totalSeats < 1 || totalSeats > mostSeats)
    return { field: 'totalSeats', reason: `Enter a number of seats from 1 to ${mostSeats.toLocaleString('en-US')}.` };
  const assigned = held?.assignedSeats ?? 0;
  if (overage || totalSeats >= assigned) return null;
  return {
    field: 'totalSeats',
    reason: `${assigned.toLocaleString('en-US')} seats are given. Take some back first, or allow more than are bought.`,
  };
}

function refuseOpens({ entitlementIds }: ContractTerms, known: ReadonlySet<string>): TermsFault | null {
  if (entitlementIds.length === 0) return { field: 'entitlementIds', reason: 'Choose what a seat opens.' };
  return entitlementIds.every((id) => known.has(id))
    ? null
    : { field: 'entitlementIds', reason: 'There is no such area.' };
}

function refuseLinks({ links }: ContractTerms): TermsFault | null {
  const field = 'links';
  if (links.length > mostLinks) return { field, reason: `A contract has at most ${String(mostLinks)} links.` };
  for (const { title, url } of links) {
    if (title.trim() === '' || title.length > longestTitle)
      return { field, reason: `Each link has a title of at most ${String(longestTitle)} characters.` };
    if (url.length > longestUrl || ownOrHttps(url) === null)
      return { field, reason: `“${title}” leads to an https address, or to a page of this site.` };
  }
  return null;
}

/** Whether other terms take something from a company, so that a reason is needed (D96). */
export function takesTerms(held: ContractTerms, wanted: ContractTerms): boolean {
  return (
    wanted.startsOn > held.startsOn ||
    wanted.endsOn < held.endsOn ||
    wanted.totalSeats < held.totalSeats ||
    (held.overage && !wanted.overage) ||
    held.entitlementIds.some((id) => !wanted.entitlementIds.includes(id))
  );
}

/** Whether two contracts have the same terms; what a seat opens has no order. */
export function isSameTerms(one: ContractTerms, other: ContractTerms): boolean {
  const textOf = ({ startsOn, endsOn, totalSeats, overage, entitlementIds, links }: ContractTerms): string =>
    JSON.stringify([
      startsOn,
      endsOn,
      totalSeats,
      overage,
      [...new Set(entitlementIds)].sort(),
      links.map(({ title, url }) => [title, url]),
    ]);
  return textOf(one) === textOf(other);
}

/** Why a contract cannot end on this day; null when it can. One that has not begun never does, whatever the day. */
export function refuseEnd(lastDay: string, held: StandingContract, today: string): string | null {
  if (held.state === 'ENDED') return 'This contract has ended already.';
  if (held.state === 'TO_COME') return null;
  if (!isDay(lastDay)) return 'Choose the last day.';
  if (lastDay < today) return 'This day has passed.';
  return lastDay > held.endsOn ? 'This is later than it ends now. Change its terms to have it last longer.' : null;
}
