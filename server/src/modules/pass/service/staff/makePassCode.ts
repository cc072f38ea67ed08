import { randomInt } from 'node:crypto';
import { mac } from '../../../../base/secret.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code of 14 letters that are not mistaken for each other, in groups: 68 bits (THR-58, THR-59). */
export function makePassCode(): string {
  return inGroups(() => randomInt(letters.length));
}

/** One of the codes of a press, by its number: the same whenever it is asked for, computed with `secret` alone. */
export function codeOfPress(secret: string, press: string, number: number): string {
  let rest = BigInt(
    `0x${Buffer.from(mac(secret, 'redemption code', `${press} ${String(number)}`), 'base64url').toString('hex')}`,
  );
  const count = BigInt(letters.length);
  return inGroups(() => {
    const at = Number(rest % count);
    rest /= count;
    return at;
  });
}

function inGroups(next: () => number): string {
  const text = Array.from({ length: 14 }, () => letters.charAt(next())).join('');
  return `${text.slice(0, 5)}-${text.slice(5, 9)}-${text.slice(9)}`;
}
