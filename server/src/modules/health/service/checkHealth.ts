import type { HealthLine } from '@atrium/domain/health/findings.ts';
import type { HealthDeps } from '../types.ts';
import { healthChecks } from './checks.ts';
import { runChecks } from './runChecks.ts';

/** What can be wrong with the installation, and whether it is: a line for each part (OPE-05). */
export function checkHealth({ db, pool, now, ports, log }: HealthDeps): Promise<HealthLine[]> {
  return runChecks(healthChecks, { db, pool, now, ports, log });
}
