/**
 * A text to search for, with the character for what cannot be read, which is found nowhere, for each NUL: PostgreSQL
 * has none, and would refuse the statement.
 */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
