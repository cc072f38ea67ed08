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
 * Sorts the cards into the three sections, keeping their order (CAT-03); each is in one, so that the counts of the
 * sections are that of the catalogue. A course the viewer takes part in is in the first, a finished one in the last,
 * which also says when it is taught again; whatever else can be enrolled in is available.
 */
export function catalogueSections<C extends SectionFacts>(cards: readonly C[]): CatalogueSections<C> {
  return {
    active: cards.filter(isTakingPart),
    available: cards.filter((card) => !isTakingPart(card) && !isFinished(card) && isAvailable(card)),
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
