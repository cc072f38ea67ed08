/** The first letters of the first and the last word of a name: 'HL', 'H' for one word, '' for none. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}
