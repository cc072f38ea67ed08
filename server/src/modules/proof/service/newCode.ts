import { randomInt } from 'node:crypto';
import { codeTerms } from '@atrium/domain/account/mailedCode.ts';

/** A new code to mail. */
export function newCode(): string {
  return String(randomInt(10 ** codeTerms.digits)).padStart(codeTerms.digits, '0');
}
