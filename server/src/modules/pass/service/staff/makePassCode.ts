import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code of 14 letters that are not mistaken for each other, in groups: 68 bits (THR-58, THR-59). */
export function makePassCode(): string {
  const text = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5, 9)}-${text.slice(9)}`;
}
