import type { DueWork } from '../../base/due.ts';
import { endSilentViewings } from './service/takeReport.ts';

export const dueWork: readonly DueWork[] = [{ name: 'progress.endSilentViewings', run: endSilentViewings }];
