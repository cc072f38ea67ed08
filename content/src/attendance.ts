import { persona } from './people.ts';
import type { MeetingAttendanceSeed } from './types.ts';

const id = (name: string): string => persona(name).memberId;

/**
 * The people in the meetings of sessions that are still running; of past sessions see `attended` of the enrollments.
 */
export const meetingAttendance: readonly MeetingAttendanceSeed[] = [
  { memberId: id('member'), sessionId: 'ai-leaders-2', meetingNumber: 1, minutes: 52 },
  ...[1, 2].map((meetingNumber) => ({
    memberId: id('minimba'),
    sessionId: 'mini-mba-ai-1',
    meetingNumber,
    minutes: 60,
  })),
  // too short to count
  { memberId: id('bob@acme.example'), sessionId: 'ai-leaders-2', meetingNumber: 1, minutes: 20 },
  { memberId: id('archive'), sessionId: 'spend-where-it-moves-1', meetingNumber: 1, minutes: 60 },
];
