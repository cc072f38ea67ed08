import type { DueWork } from '../../base/jobs/due.ts';
import { remindEnrolled } from './service/remindEnrolled.ts';
import { sendAnnouncements } from './service/sendAnnouncements.ts';
import { tellNewDates } from './service/tellNewDates.ts';
import { closeWaitlists, passOnSeats } from './service/waitlistDue.ts';

/**
 * Waitlists close at the start, expired offers go to the next member (D21, D22), and the enrolled are mailed reminders,
 * new dates (D74), and what the team writes to them (RUN-02).
 */
export const dueWork: readonly DueWork[] = [
  { name: 'enrollment.closeWaitlists', run: closeWaitlists },
  { name: 'enrollment.passOnSeats', run: passOnSeats },
  { name: 'enrollment.remindEnrolled', run: remindEnrolled },
  { name: 'enrollment.tellNewDates', run: tellNewDates },
  { name: 'enrollment.sendAnnouncements', run: sendAnnouncements },
];
