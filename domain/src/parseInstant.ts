/** The epoch milliseconds of an instant as ISO text; NaN for anything else. */
export function parseInstant(text: string): number {
  // oxlint-disable-next-line no-restricted-globals -- reads no clock
  return Date.parse(text);
}
