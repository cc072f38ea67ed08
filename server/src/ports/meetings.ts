import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from '@atrium/domain/errors.ts';

/** A live room as one person finds it. Instants are epoch milliseconds. */
export interface Room {
  /** The session, and the meeting of it that the room is for now. */
  readonly sessionId: string;
  readonly sessionTitle: string;
  readonly meetingTitle: string;
  readonly startAt: number;
  readonly endAt: number;
  /** The IANA zone in which the session tells its times. */
  readonly timeZone: string;
  /** Can be entered, or from when it can; 'over' after the last meeting. */
  readonly state: 'open' | 'over' | { readonly opensAt: number };
  /** Who came: shown as the name in the room. */
  readonly personName: string;
  /** Since when this person is inside, or null. */
  readonly insideSince: number | null;
  readonly now: number;
}

/** A request to a meeting provider's page. */
export interface RoomVisit {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/**
 * What a provider of meetings asks of the product and tells it: who may come in, and who came and went, from which
 * attendance is counted (D33). Refuses with UNAUTHENTICATED, NOT_FOUND, NOT_ENROLLED, or NOT_AVAILABLE_YET for a room
 * that is not open.
 */
export interface MeetingDesk {
  readonly find: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
  readonly join: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
  /** Leaving a room where one is not changes nothing. */
  readonly leave: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
}
