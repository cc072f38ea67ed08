import type { DueWork } from '../../base/jobs/due.ts';
import { endOver } from './service/endOver.ts';

export const dueWork: readonly DueWork[] = [{ name: 'apiToken.endOver', run: endOver }];
