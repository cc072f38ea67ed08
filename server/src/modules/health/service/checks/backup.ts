import { counted } from '@atrium/domain/counted.ts';
import { fine, notSetUp, warning, type Finding } from '@atrium/domain/health/findings.ts';
import { day } from '@atrium/domain/time.ts';
import { findLastBackup, type LastBackup } from '../../store/lastBackup.ts';
import type { HealthCheck } from '../../types.ts';
import { bytesInWords } from './bytesInWords.ts';

/** After how many days without a backup somebody should look. */
const longest = 7;

/** How old the last backup by `npm run backup` is (OPE-01). */
export const backup: HealthCheck = {
  id: 'backup',
  title: 'Backup',
  run: async ({ db, now, ports: { installation } }) =>
    describeBackup(await findLastBackup(db), now, installation.isDemo),
};

/** A demo has nothing to lose, so that none is no warning there. */
export function describeBackup(last: LastBackup | null, now: number, isDemo: boolean): Finding {
  const todo = 'Type npm run backup, every night by a timer, and keep the archive on another machine.';
  if (last === null) {
    const words = 'There was no backup by npm run backup yet.';
    return isDemo ? notSetUp(words, todo) : warning(words, todo);
  }
  const days = Math.max(0, Math.floor((now - last.at) / day));
  const age = days === 0 ? 'less than a day' : counted(days, 'day');
  const words = `The last backup is ${age} old, and has ${bytesInWords(last.bytes)}.`;
  return now - last.at > longest * day ? warning(words, todo) : fine(words);
}
