import { createHmac } from 'node:crypto';
import type { MeetingProvider } from '../../ports/meetings.ts';

/**
 * The stand-in for a meeting provider: it keeps nothing, because the id of a registration is derived from the room and
 * the person, signed with `secret`. The rooms are served under /__sandbox/meeting.
 */
export function localMeetingProvider(secret: string): MeetingProvider {
  return {
    register: ({ meetingId, memberId }) => {
      const registrantId = createHmac('sha256', secret)
        .update(JSON.stringify(['registrant', meetingId, memberId]))
        .digest('base64url')
        .slice(0, 22);
      const joinUrl = `/__sandbox/meeting/${encodeURIComponent(meetingId)}?registrant=${registrantId}`;
      return Promise.resolve({ registrantId, joinUrl });
    },
    cancel: () => Promise.resolve(),
  };
}
