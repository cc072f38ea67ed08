import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { completeSession, settleMeeting } from './service/settleMeeting.ts';
import { handleNotice } from './service/takeNotice.ts';
import { announceRecording } from './service/tellRecording.ts';

export const jobs: JobHandlers<
  'attendance.settleMeeting' | 'attendance.completeSession' | 'attendance.announceRecording' | 'attendance.takeNotice'
> = {
  'attendance.settleMeeting': settleMeeting,
  'attendance.completeSession': completeSession,
  'attendance.announceRecording': announceRecording,
  'attendance.takeNotice': (ctx, { noticeId }) => handleNotice(ctx, noticeId),
};
