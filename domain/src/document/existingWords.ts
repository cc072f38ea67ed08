/** Which ids there are, after a sentence that there is no such one: at most ten, and how many more; '' for none. */
export function existingWords(ids: readonly string[] = []): string {
  const more = ids.length > 10 ? ` and ${String(ids.length - 10)} more` : '';
  return ids.length === 0 ? '' : ` There are ${ids.slice(0, 10).join(', ')}${more}.`;
}
