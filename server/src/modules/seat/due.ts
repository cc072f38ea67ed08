import type { DueWork } from '../../base/jobs/due.ts';
import { endSeatsOfContracts } from './service/endSeatsOfContracts.ts';

export const dueWork: readonly DueWork[] = [{ name: 'seat.contractEnd', run: endSeatsOfContracts }];
