import type { DueWork } from '../../base/jobs/due.ts';
import { countRecordings, settleMeetings } from './service/attendanceDue.ts';

/** Attendance of meetings that are over, and of recordings (D33). */
export const dueWork: readonly DueWork[] = [
  { name: 'attendance.settleMeetings', run: settleMeetings },
  { name: 'attendance.countRecordings', run: countRecordings },
];
