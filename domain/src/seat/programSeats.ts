/** A contract that is in force, and how many of its seats are held. */
export interface ContractSeats {
  readonly contractId: string;
  readonly totalSeats: number;
  readonly assignedSeats: number;
  /** More seats than `totalSeats` may be assigned. */
  readonly overage: boolean;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/**
 * How many seats of a company are left: those of all its contracts together, less those that are held (D57, decision
 * 154). Infinity when one of them has `overage`.
 */
export function countFree(contracts: readonly ContractSeats[]): number {
  if (contracts.some(({ overage }) => overage)) return Infinity;
  return contracts.reduce((free, { totalSeats, assignedSeats }) => free + totalSeats - assignedSeats, 0);
}

/**
 * The contract that somebody's new seat is of: of those that have one left the one that ends last, then one with
 * `overage`; null when there is none that ends after `after`, epoch milliseconds.
 */
export function contractWithSeat<C extends ContractSeats>(contracts: readonly C[], after = -Infinity): C | null {
  const later = contracts.filter(({ endsAt }) => endsAt > after).toSorted((a, b) => b.endsAt - a.endsAt);
  const left = later.find(({ totalSeats, assignedSeats }) => totalSeats > assignedSeats);
  return left ?? later.find(({ overage }) => overage) ?? null;
}
