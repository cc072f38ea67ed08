import type { DueWork } from '../../base/jobs/due.ts';
import { endSilentViewings } from './service/endSilentViewings.ts';

export const dueWork: readonly DueWork[] = [{ name: 'progress.endSilentViewings', run: endSilentViewings }];
