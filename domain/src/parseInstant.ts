/** The epoch milliseconds of an instant as ISO text; NaN for anything else. */
export function parseInstant(text: string): number {
  // oxlint-disable-next-line no-restricted-globals -- reads no clock
  return Date.parse(text);
}

/** An instant in epoch milliseconds as ISO text. */
export function instantText(instant: number): string {
  // oxlint-disable-next-line no-restricted-globals -- reads no clock
  return new Date(instant).toISOString();
}
