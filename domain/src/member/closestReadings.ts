/** A word of the directory that is similar to one that was typed, and how much, up to 1. */
export interface SimilarWord {
  readonly word: string;
  readonly likeness: number;
}

/** One word of the directory for each that was typed, and how similar they are together. */
export interface Reading {
  readonly words: readonly string[];
  readonly likeness: number;
}

/**
 * What misspelled words may mean, the most likely first: of all ways to choose a similar word for each of them the
 * `most` closest (DIR-01). None when a word is similar to nothing.
 */
export function closestReadings(similar: readonly (readonly SimilarWord[])[], most: number): readonly Reading[] {
  // a reading among the closest begins with words that are among the closest for themselves, so the others can be
  // dropped
  return similar.reduce<readonly Reading[]>(
    (readings, choices) =>
      readings
        .flatMap(({ words, likeness }) =>
          choices.map((choice) => ({ words: [...words, choice.word], likeness: likeness + choice.likeness })),
        )
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, most),
    [{ words: [], likeness: 0 }],
  );
}
