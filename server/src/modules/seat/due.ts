import type { DueWork } from '../../base/jobs/due.ts';
import { announceContractEnds } from './service/announceContractEnds.ts';
import { endSeatsOfContracts } from './service/endSeatsOfContracts.ts';
import { keepDashboards } from './service/keepDashboards.ts';

// the seats end first, so that those who had one are known; what administrators keep is extended last, in the same
// minute
export const dueWork: readonly DueWork[] = [
  { name: 'seat.contractEnd', run: endSeatsOfContracts },
  { name: 'seat.contractNotices', run: announceContractEnds },
  { name: 'seat.dashboards', run: keepDashboards },
];
