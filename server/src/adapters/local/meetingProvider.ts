import { createHmac } from 'node:crypto';
import { hour } from '@atrium/domain/time.ts';
import type { MeetingProvider } from '../../ports/meetings.ts';

/** Real providers report some time after a meeting; so that what is shown until then can be met, this one does too. */
const reportDelay = 12 * hour;

/**
 * The stand-in for a meeting provider: it keeps nothing, because the id of a registration is derived from the room and
 * the person, signed with `secret`. The rooms are served under /__sandbox/meeting, and tell of everybody who enters.
 */
export function localMeetingProvider(secret: string): MeetingProvider {
  return {
    register: ({ room: { kind, roomId }, memberId }) => {
      const registrantId = createHmac('sha256', secret)
        .update(JSON.stringify(['registrant', kind, roomId, memberId]))
        .digest('base64url')
        .slice(0, 22);
      const joinUrl = `/__sandbox/meeting/${kind}/${encodeURIComponent(roomId)}?registrant=${registrantId}`;
      return Promise.resolve({ registrantId, joinUrl });
    },
    cancel: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    report: ({ endAt }, now) => Promise.resolve(now < endAt + reportDelay ? null : 'kept'),
    probe: null,
    readNotice: () => ({ kind: 'unauthorized' }),
  };
}
