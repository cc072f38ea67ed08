/** The directory lists, and counts, up to this many people; anybody beyond is found by searching (DIR-01). */
export const mostListed = 1000;

/**
 * As many people are found by one search, and then sorted; of similar words, any of them. For words that more people have,
 * the listing is read in its order, where a page of them is found sooner than all are sorted. Among 100,000 members both
 * cost the same at this number.
 */
export const mostSearched = 700;
