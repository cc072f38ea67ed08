/** The smallest round number that is not below `value`, with a round half: the end of an axis that begins at 0. */
export function niceMax(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  // powers below 1 are not exact in binary
  return Number((step * power).toPrecision(2));
}
