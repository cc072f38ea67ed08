import type { PeopleView } from '@atrium/domain/person/peopleViews.ts';

/** Somebody in the list of people, by what the team recognizes them by. */
export interface ListedPerson {
  readonly userId: string;
  readonly displayName: string;
  /** Masked for somebody of the team who does not read addresses. */
  readonly email: string;
  readonly profileImageUrl: string | null;
  /** Null for a moment, until it is worked out. */
  readonly accountType: string | null;
  /** Null for the academy itself, and for those who came by themselves. */
  readonly company: { readonly companyId: string; readonly name: string } | null;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isListed: boolean;
  readonly isTest: boolean;
}

export interface PeoplePage {
  readonly people: readonly ListedPerson[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

export interface PeopleFilter {
  /** Words of a name, an address, an id or the name of a company; '' for everybody. */
  readonly text: string;
  readonly view: PeopleView;
  /** Null for those of every company. */
  readonly companyId: string | null;
  /** Where the page begins; null for the first one. */
  readonly after: string | null;
  readonly count: number;
}
