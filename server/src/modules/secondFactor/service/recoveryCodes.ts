import { randomInt } from 'node:crypto';
import { recoveryCodeCount, tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addRecoveryCodes, removeRecoveryCodes } from '../store/recoveryCodes.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code of 12 letters that are not mistaken for each other, in groups: 58 bits. */
function makeRecoveryCode(): string {
  const text = Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}

/** The hash by which a member's code is stored, however it is typed. */
export function hashRecoveryCode(memberId: string, code: string): string {
  return digest(`recovery code/${memberId}/${tidyFactorCode(code)}`);
}

/** Makes the recovery codes of a member, in place of all former ones; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, memberId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(memberId, code));
  await removeRecoveryCodes(tx, memberId);
  await addRecoveryCodes(tx, memberId, hashes, { at: new Date(machineNow()), expiresAt: null });
  return codes;
}
