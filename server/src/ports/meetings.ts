import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from '@atrium/domain/errors.ts';

/** A live room for one visitor. Instants are epoch milliseconds. */
export interface Room {
  /** The id of the session or of the event. */
  readonly roomId: string;
  /** Above the title: the session, or the kind of event. */
  readonly heading: string;
  /** What is held in the room now: a meeting of the session, or the event. */
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
  /** The IANA zone in which the times are shown. */
  readonly timeZone: string;
  /** Open, or the instant at which it opens; 'over' after the last meeting. */
  readonly state: 'open' | 'over' | { readonly opensAt: number };
  /** The visitor's name in the room. */
  readonly personName: string;
  /** When this person entered, or null when they are not inside. */
  readonly insideSince: number | null;
  /** The product's page of the session or event. */
  readonly back: { readonly href: string; readonly label: string };
  readonly now: number;
}

/** A request to a meeting provider's page. */
export interface RoomVisit {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/**
 * What a meeting provider asks the product and reports to it: who may enter, and who entered and left, from which
 * attendance is computed (D33). Refuses with UNAUTHENTICATED, NOT_FOUND, NOT_ENROLLED, NOT_ATTENDING, or NOT_AVAILABLE_YET
 * for a room that is not open.
 */
export interface MeetingDesk {
  readonly find: (visit: RoomVisit, roomId: string) => Promise<Result<Room>>;
  readonly join: (visit: RoomVisit, roomId: string) => Promise<Result<Room>>;
  /** Leaving a room without being inside changes nothing. */
  readonly leave: (visit: RoomVisit, roomId: string) => Promise<Result<Room>>;
}

/** A member who attends an event, and the event's room. */
export interface Attendee {
  /** The room: the id of the event. */
  readonly meetingId: string;
  /** The provider knows a person by this key, so that a repeated registration is the same one (THR-41). */
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Registers the attendees of rooms at a meeting provider (D37). Both calls are idempotent, and throw when it is away. */
export interface MeetingProvider {
  /** Returns the provider's id of the registration, and the person's own address of the room. */
  readonly register: (attendee: Attendee) => Promise<{ readonly registrantId: string; readonly joinUrl: string }>;
  /** Ends a registration; does nothing for a person who is not registered. */
  readonly cancel: (attendee: Pick<Attendee, 'meetingId' | 'memberId'>) => Promise<void>;
}

declare module './ports.ts' {
  interface Ports {
    readonly meetings: MeetingProvider;
  }
}
