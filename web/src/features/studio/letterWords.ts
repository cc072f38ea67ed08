/** The name of a letter in words: 'Session canceled' for sessionCanceled. */
export function letterWords(letter: string): string {
  const words = letter.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
