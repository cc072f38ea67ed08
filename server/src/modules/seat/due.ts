import type { DueWork } from '../../base/jobs/due.ts';
import { announceContractEnds } from './service/announceContractEnds.ts';
import { endSeatsOfContracts } from './service/endSeatsOfContracts.ts';

// the seats end first, so that who had one is known
export const dueWork: readonly DueWork[] = [
  { name: 'seat.contractEnd', run: endSeatsOfContracts },
  { name: 'seat.contractNotices', run: announceContractEnds },
];
