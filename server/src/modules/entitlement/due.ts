import type { DueWork } from '../../base/due.ts';
import { refreshStandings } from './service/standings.ts';

export const dueWork: readonly DueWork[] = [{ name: 'entitlement.standings', run: refreshStandings }];
