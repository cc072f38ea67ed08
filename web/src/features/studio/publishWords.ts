/** The number of people of whom a line says that they are mailed; 0 for any other line. */
export function mailedIn(line: string): number {
  const found = /([\d,]+) (?:person|people|member|members)[^.]*\b(?:is|are) mailed/.exec(line)?.[1];
  return found === undefined ? 0 : Number(found.replaceAll(',', ''));
}

/** What the button says: it repeats the number of people whom it reaches (DOC-03). */
export function publishLabel(lines: readonly string[]): string {
  const mailed = lines.reduce((sum, line) => sum + mailedIn(line), 0);
  if (mailed === 0) return 'Publish';
  return `Publish and mail ${mailed.toLocaleString('en-US')} ${mailed === 1 ? 'person' : 'people'}`;
}
