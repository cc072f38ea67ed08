import type { DueWork } from '../../base/jobs/due.ts';
import { refreshStandings } from './service/standings.ts';

export const dueWork: readonly DueWork[] = [{ name: 'entitlement.standings', run: refreshStandings }];
