import type { DueWork } from '../base/jobs/due.ts';
import { leaveHeld } from './held.ts';

/** Mails of acts of the team leave ten minutes after them (D96). */
export const dueWork: readonly DueWork[] = [{ name: 'mail.leaveHeld', run: leaveHeld }];
