/** The fields of a card that decide its section in the catalogue (learning.md §3 Course card). */
export type SectionFacts = {
  readonly isActive: boolean;
  readonly enrolled: boolean;
  readonly waitListed: boolean;
  readonly numUpcomingSessions: number;
  readonly hasOnDemand: boolean;
  /** A session of it can be joined now, also one that is under way. */
  readonly isOpen: boolean;
  readonly userCompleted: boolean;
  readonly userEarnedBadge: boolean;
};

export type CatalogueSections<C> = {
  readonly active: readonly C[];
  readonly available: readonly C[];
  readonly past: readonly C[];
};

export const sectionTitles = {
  active: 'Active/Enrolled Courses',
  available: 'Available Courses',
  past: 'Past Courses',
} as const;

/**
 * Sorts the cards into the three sections, keeping their order (CAT-03). A course the viewer takes part in is in the
 * first only. Whatever can be enrolled in is available. A finished one is in the past section, and in the available one
 * too while a session of it is upcoming, open or on demand.
 */
export function catalogueSections<C extends SectionFacts>(cards: readonly C[]): CatalogueSections<C> {
  return {
    active: cards.filter(isTakingPart),
    available: cards.filter((card) => !isTakingPart(card) && isAvailable(card)),
    past: cards.filter((card) => !isTakingPart(card) && isFinished(card)),
  };
}

function isTakingPart(card: SectionFacts): boolean {
  return card.isActive || card.enrolled || card.waitListed;
}

function isAvailable(card: SectionFacts): boolean {
  return card.numUpcomingSessions > 0 || card.isOpen || card.hasOnDemand;
}

function isFinished(card: SectionFacts): boolean {
  return card.userCompleted || card.userEarnedBadge;
}

/**
 * Whether the available courses offer to add dates to a calendar (CAT-09): while a session of one is upcoming, or, when
 * none is, while one is on demand.
 */
export function offersCalendar(cards: readonly Pick<SectionFacts, 'numUpcomingSessions' | 'hasOnDemand'>[]): boolean {
  return cards.some((card) => card.numUpcomingSessions > 0) || cards.some((card) => card.hasOnDemand);
}
