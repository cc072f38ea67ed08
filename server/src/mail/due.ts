import { day } from '@atrium/domain/time.ts';
import type { DueWork } from '../base/jobs/due.ts';
import { leaveHeld } from './held.ts';
import { removeNotices } from './trouble.ts';

/** Mails of acts of the team leave ten minutes after them (D96); ids of notices are kept for 30 days. */
export const dueWork: readonly DueWork[] = [
  { name: 'mail.leaveHeld', run: leaveHeld },
  { name: 'mail.notices', run: ({ db, now }) => removeNotices(db, new Date(now - 30 * day)) },
];
