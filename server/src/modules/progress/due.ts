import type { DueWork } from '../../base/due.ts';
import { endSilentViewings } from './service/endSilentViewings.ts';

export const dueWork: readonly DueWork[] = [{ name: 'progress.endSilentViewings', run: endSilentViewings }];
