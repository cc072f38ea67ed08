import type { DueWork } from '../../base/jobs/due.ts';
import { countRecordings, finishRecordings, forgetNotices, settleMeetings } from './service/attendanceDue.ts';

/** Attendance of meetings that are over, and of recordings (D33); films of the team that are ready (D85). */
export const dueWork: readonly DueWork[] = [
  { name: 'attendance.settleMeetings', run: settleMeetings },
  { name: 'attendance.countRecordings', run: countRecordings },
  { name: 'attendance.finishRecordings', run: finishRecordings },
  { name: 'attendance.forgetNotices', run: forgetNotices },
];
