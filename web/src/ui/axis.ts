/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not below `value`: the end of an axis from 0. */
export function niceMax(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
