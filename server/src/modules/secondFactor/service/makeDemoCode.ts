import { randomInt } from 'node:crypto';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Db } from '../../../base/sql/db.ts';
import { listFactors } from '../store/factors.ts';
import { addRecoveryCodes } from '../store/recoveryCodes.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';

/**
 * A code that is good once, within ten minutes, for an account of the demo that has a factor; null for any other. For
 * the stand-in of an authenticator on this machine.
 */
export async function makeDemoCode(db: Db, memberId: string): Promise<string | null> {
  if ((await listFactors(db, memberId)).length === 0) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = new Date(machineNow());
  const expiresAt = new Date(at.getTime() + 10 * minute);
  await addRecoveryCodes(db, memberId, [hashRecoveryCode(memberId, code)], { at, expiresAt });
  return code;
}
