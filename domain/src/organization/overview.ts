/** A link that a company shows its people. */
export interface ImportantLink {
  readonly title: string;
  readonly url: string;
}

/** A contract that is signed and begins later; days are yyyy-MM-dd in the customer's zone. */
export interface Renewal {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalSeats: number;
}
