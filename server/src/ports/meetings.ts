import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from '@atrium/domain/errors.ts';

export type RoomKind = 'session' | 'event';

/** A live room for one visitor. Instants are epoch milliseconds. */
export interface Room {
  /** Part of its address, before the id. */
  readonly kind: RoomKind;
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
 * attendance is computed (D33). Refuses with UNAUTHENTICATED, NOT_FOUND, NOT_ENROLLED, NOT_ATTENDING, or
 * NOT_AVAILABLE_YET for a room that is not open.
 */
export interface MeetingDesk {
  readonly find: (visit: RoomVisit, room: RoomAddress) => Promise<Result<Room>>;
  readonly join: (visit: RoomVisit, room: RoomAddress) => Promise<Result<Room>>;
  /** Leaving a room without being inside changes nothing. */
  readonly leave: (visit: RoomVisit, room: RoomAddress) => Promise<Result<Room>>;
}

/** How a visitor names a room; any text may come. */
export interface RoomAddress {
  readonly kind: string;
  readonly roomId: string;
}

/** A room at the provider. */
export interface ProviderRoom {
  readonly kind: RoomKind;
  /** The id of the session or of the event. */
  readonly roomId: string;
  /** The link that was entered for everybody. */
  readonly link: string;
}

/** A member who takes part, and the room. */
export interface Attendee {
  readonly room: ProviderRoom;
  /** The provider knows a person by this key, so that a repeated registration is the same one (THR-41). */
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A member's registration for a room. */
export interface MeetingRegistration {
  /** The provider's id of it. */
  readonly registrantId: string;
  /** The person's own address of the room. */
  readonly joinUrl: string;
}

/** Somebody was in a room; the person, by what the provider knows. Instants are epoch milliseconds. */
export interface Participant {
  readonly registrantId: string | null;
  /** In lower case. */
  readonly email: string | null;
  readonly joinedAt: number;
  readonly leftAt: number;
}

/** What a provider tells by itself. */
export type MeetingNotice =
  | { readonly kind: 'unauthorized' }
  /** The provider checks that the address is ours; the answer is sent back as JSON. */
  | { readonly kind: 'challenge'; readonly answer: Readonly<Record<string, string>> }
  /** A meeting is over, or its recording is ready; `linkPart` is in the link of its room. */
  | { readonly kind: 'ended'; readonly linkPart: string; readonly endedAt: number }
  | { readonly kind: 'recorded'; readonly linkPart: string; readonly startedAt: number; readonly url: string }
  | { readonly kind: 'other' };

/** A request of the provider, unread: its signature is over the bytes. */
export interface ProviderRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A meeting provider: registers people for rooms (D37), and reports who was in a meeting (D33). All calls are
 * idempotent, and throw when it is away.
 */
export interface MeetingProvider {
  /** Registers a person; null for a room that is not the provider's, whose link is for everybody. */
  readonly register: (attendee: Attendee) => Promise<MeetingRegistration | null>;
  /** Ends a registration; does nothing for a person who is not registered. */
  readonly cancel: (attendee: Attendee) => Promise<void>;
  /** Removes a registration with all that says who it was; does nothing for one that is gone. */
  readonly remove: (registration: { readonly link: string; readonly registrantId: string }) => Promise<void>;
  /**
   * The people of a meeting that is over at `now`, one entry for each time that they were inside; null while the report
   * is not ready. 'kept': the rooms have reported everybody as they came and went, or are not the provider's.
   */
  readonly report: (
    meeting: ProviderRoom & { readonly startAt: number; readonly endAt: number },
    now: number,
  ) => Promise<readonly Participant[] | 'kept' | null>;
  /** Throws unless the provider answers and knows us; null for a stand-in, which is always there. */
  readonly probe: (() => Promise<void>) | null;
  /** Reads what the provider sends by itself; `now` is the real time, epoch milliseconds. */
  readonly readNotice: (request: ProviderRequest, now: number) => MeetingNotice;
}

declare module './ports.ts' {
  interface Ports {
    readonly meetings: MeetingProvider;
  }
}
