import { failure, fine, warning, type Finding } from '@atrium/domain/health/findings.ts';
import { second } from '@atrium/domain/time.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { findDatabaseTime } from '../../store/database.ts';
import type { HealthCheck } from '../../types.ts';

/** By how many milliseconds the clocks may differ before it is said, and before codes and sign-ins fail by it. */
const [noticed, harmful] = [2 * second, 30 * second];

/** Whether the database and the program agree about the time. */
export const clock: HealthCheck = {
  id: 'clock',
  title: 'Clock',
  run: async ({ db }) => {
    const before = machineNow();
    const there = await findDatabaseTime(db);
    // half of the way there and back
    return describeDifference(there - (before + machineNow()) / 2);
  },
};

/** `difference`: by how many milliseconds the clock of the database is ahead. */
export function describeDifference(difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / second);
  const words = `The clock of the database is ${String(seconds)} seconds ${difference > 0 ? 'ahead of' : 'behind'} that of the program.`;
  const todo = 'Set both clocks by NTP, for example with timedatectl set-ntp true.';
  if (Math.abs(difference) >= harmful) return failure(words, todo);
  return Math.abs(difference) >= noticed
    ? warning(words, todo)
    : fine('The database and the program have the same time.');
}
