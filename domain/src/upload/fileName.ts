/** What turns the direction of a text around or is not seen: a name must not pretend to be another. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

const longest = 120;

/**
 * The name of a file as people are shown it: without folders, and without characters that hide or turn a part of it;
 * 'file' when nothing is left. It is never a path, whoever gave it.
 */
export function readFileName(given: string): string {
  const name = given.replaceAll(unseen, '').split(/[/\\]/u).at(-1)?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  const letters = Array.from(name.replaceAll(/^\.+/gu, ''));
  if (letters.length === 0) return 'file';
  if (letters.length <= longest) return letters.join('');
  // the end says what it is
  return `${letters.slice(0, longest - 21).join('')}…${letters.slice(-20).join('')}`;
}
