import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';

/** What a process of the role `media` does with films: encodes them, or plays those as they come that can be. */
export type MediaWork = 'encodes' | 'repackages';

const keys = { encodes: 'film/encoderSeen', repackages: 'film/repackagerSeen' } as const;
/** For how long one that has not been heard of counts as running. */
const staysFor = 5 * minute;

/** Says that a process that takes films runs: it says so each minute, by the machine's clock. */
export function sayEncoderRuns(tx: Tx, work: MediaWork = 'encodes'): Promise<void> {
  return saveSetting(tx, keys[work], machineNow());
}

/** Whether some process of this installation encodes films at the moment, or does without that what can be done. */
export async function isDone(tx: Tx, work: MediaWork): Promise<boolean> {
  const seen = await findSetting(tx, keys[work]);
  return seen !== null && machineNow() - seen < staysFor;
}
