import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { completeSession, settleMeeting } from './service/settleMeeting.ts';
import { announceRecording } from './service/tellRecording.ts';

export const jobs: JobHandlers<
  'attendance.settleMeeting' | 'attendance.completeSession' | 'attendance.announceRecording'
> = {
  'attendance.settleMeeting': settleMeeting,
  'attendance.completeSession': completeSession,
  'attendance.announceRecording': announceRecording,
};
