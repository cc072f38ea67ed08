/** The directory lists, and counts, up to this many people; anybody beyond is found by searching (DIR-01). */
export const mostListed = 1000;

/**
 * A search counts up to this many people; of similar words, it finds up to this many. For words that more people have,
 * the listing is read in its order, where a page of them is met sooner than all are sorted.
 */
export const mostSearched = 500;

/** How many members a page of the directory has, by the width of the screen (DIR-01). */
export const membersOnAPage = { desk: 36, medium: 27, phone: 18 } as const;
