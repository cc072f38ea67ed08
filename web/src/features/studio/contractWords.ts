import { counted } from '@atrium/domain/counted.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { daysBetween } from '@atrium/domain/zoneClock.ts';
import type { ContractState } from '#lib/gql/graphql.ts';

interface Span {
  readonly state: ContractState;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The state of a contract, in a tag. */
export const stateWords: Readonly<Record<ContractState, string>> = {
  IN_FORCE: 'In force',
  TO_COME: 'To come',
  ENDED: 'Ended',
};

/** 'In force until February 4, 2027', in the top bar of a company's page. */
export function stateOf(contract: Span | null): string {
  if (contract === null) return 'No contract';
  if (contract.state === 'IN_FORCE') return `In force until ${longDay(contract.endsOn)}`;
  return contract.state === 'TO_COME'
    ? `Begins on ${longDay(contract.startsOn)}`
    : `Ended on ${longDay(contract.endsOn)}`;
}

/** '72 days left', 'Last day'; null for one that is not in force. `today`: yyyy-MM-dd where the company is. */
export function daysLeft(contract: Span | null, today: string): string | null {
  if (contract?.state !== 'IN_FORCE') return null;
  const left = daysBetween(today, contract.endsOn);
  return left <= 0 ? 'Last day' : `${counted(left, 'day')} left`;
}

interface Seats {
  readonly totalSeats: number;
  readonly assignedSeats: number;
  readonly usedSeats: number;
}

/** '22 of 25 in use, 2 invited, 1 free' */
export function seatsOf({ totalSeats, assignedSeats, usedSeats }: Seats): string {
  const number = (value: number): string => value.toLocaleString('en-US');
  const free = totalSeats - assignedSeats;
  const rest = free >= 0 ? `${number(free)} free` : `${number(-free)} more than bought`;
  return `${number(usedSeats)} of ${number(totalSeats)} in use, ${number(assignedSeats - usedSeats)} invited, ${rest}`;
}

/** How people of a company sign in. */
export function signOnOf(signOn: string | null): string {
  if (signOn === null) return 'Password';
  return signOn === 'OIDC' ? 'OpenID Connect' : signOn;
}
