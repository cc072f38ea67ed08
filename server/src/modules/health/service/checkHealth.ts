import type { HealthLine } from '@atrium/domain/health/findings.ts';
import type { HealthDeps } from '../types.ts';
import { healthChecks } from './checks.ts';
import { runChecks } from './runChecks.ts';

/** The look that is under way, by the database that it looks at. */
const looks = new WeakMap<HealthDeps['pool'], Promise<HealthLine[]>>();

/**
 * What can be wrong with the installation, and whether it is: a line for each part (OPE-05). There is one look at a
 * time, whose answer all get who ask meanwhile: it signs in to the mail server and writes a file.
 */
export function checkHealth({ db, pool, now, ports, log }: HealthDeps): Promise<HealthLine[]> {
  const underWay = looks.get(pool);
  if (underWay !== undefined) return underWay;
  const look = runChecks(healthChecks, { db, pool, now, ports, log }).finally(() => looks.delete(pool));
  looks.set(pool, look);
  return look;
}
