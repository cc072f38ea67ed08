import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';

const key = 'film/encoderSeen';
/** For how long an encoder that has not been heard of counts as running. */
const staysFor = 5 * minute;

/** Says that a process with an encoder runs: it says so each minute, by the machine's clock. */
export function sayEncoderRuns(tx: Tx): Promise<void> {
  return saveSetting(tx, key, machineNow());
}

/** Whether some process of this installation encodes films at the moment. */
export async function canEncode(tx: Tx): Promise<boolean> {
  const seen = await findSetting(tx, key);
  return seen !== null && machineNow() - seen < staysFor;
}
