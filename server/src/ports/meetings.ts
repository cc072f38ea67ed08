import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from '@atrium/domain/errors.ts';

/** A live room for one visitor. Instants are epoch milliseconds. */
export interface Room {
  /** The session, and its meeting for which the room is used now. */
  readonly sessionId: string;
  readonly sessionTitle: string;
  readonly meetingTitle: string;
  readonly startAt: number;
  readonly endAt: number;
  /** The IANA zone in which the session's times are shown. */
  readonly timeZone: string;
  /** Open, or the instant at which it opens; 'over' after the last meeting. */
  readonly state: 'open' | 'over' | { readonly opensAt: number };
  /** The visitor's name in the room. */
  readonly personName: string;
  /** When this person entered, or null when they are not inside. */
  readonly insideSince: number | null;
  readonly now: number;
}

/** A request to a meeting provider's page. */
export interface RoomVisit {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/**
 * What a meeting provider asks the product and reports to it: who may enter, and who entered and left, from which
 * attendance is computed (D33). Refuses with UNAUTHENTICATED, NOT_FOUND, NOT_ENROLLED, or NOT_AVAILABLE_YET for a room
 * that is not open.
 */
export interface MeetingDesk {
  readonly find: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
  readonly join: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
  /** Leaving a room without being inside changes nothing. */
  readonly leave: (visit: RoomVisit, sessionId: string) => Promise<Result<Room>>;
}
