/** What the button says: it repeats the number of people who are mailed (DOC-03). */
export function publishLabel(mailed: number): string {
  if (mailed === 0) return 'Publish';
  return `Publish and mail ${mailed.toLocaleString('en-US')} ${mailed === 1 ? 'person' : 'people'}`;
}
