import type { EventSort, EventStatus, RsvpStatus } from '@atrium/domain/event/facts.ts';
import type { WebCalendarLinks } from '../../base/text/webCalendars.ts';

/** An event with a member's relation to it. Instants are millisecond strings. */
export interface MemberEventRow {
  readonly memberEventId: string;
  readonly eventStart: string;
  /** Null: not given. */
  readonly eventEnd: string | null;
  readonly timeZone: string;
  readonly title: string;
  readonly subtitle: string;
  /** HTML. */
  readonly details: string;
  readonly status: EventStatus;
  readonly heroImageUrl: string;
  readonly type: string | null;
  readonly typeLabel: string | null;
  readonly category: string | null;
  readonly categoryLabel: string | null;
  readonly zoomLink: string | null;
  readonly recordingUrl: string | null;
  readonly revision: number;
  /** The member's answer; null for one who never answered. */
  readonly rsvpStatus: RsvpStatus | null;
  /** How often the member's answer has changed. */
  readonly changes: number | null;
  readonly zoomJoinUrl: string | null;
  /** Of the member's calendar; null for one who has never asked for an address of it. */
  readonly calendarToken: string | null;
}

/** An event in the API, as one member sees it now. Instants are millisecond strings. */
export interface MemberEvent {
  readonly memberEventId: string;
  readonly eventStart: string;
  readonly eventEnd: string | null;
  readonly timeZone: string;
  readonly title: string;
  readonly subtitle: string;
  /** Sanitized HTML. */
  readonly details: string;
  readonly status: EventStatus;
  readonly heroImageUrl: string;
  readonly eventType: { readonly type: string; readonly label: string } | null;
  readonly eventCategory: { readonly category: string; readonly label: string };
  readonly attending: boolean;
  /** False for a date that nobody attends. */
  readonly takesRsvp: boolean;
  /** Where this member can watch it now, if anywhere. */
  readonly zoomLink: string | null;
  /** Null before the end. */
  readonly recordingUrl: string | null;
  /** How to add it to a calendar; null for members who do not attend, and when no address can be made. */
  readonly calendar: () => Promise<EventCalendarLinks | null>;
}

/** The address of an event's calendar file, and links that add the event to web calendars. */
export interface EventCalendarLinks extends WebCalendarLinks {
  readonly url: string;
}

/** A member's answer to an event in the API. */
export interface MemberEventRsvp {
  readonly memberEventId: string;
  readonly status: RsvpStatus;
  readonly userId: string;
  readonly zoomJoinUrl: string | null;
  readonly zoomRegistrantId: string | null;
}

/** An answer with what decides about its links. Instants are millisecond strings. */
export interface RsvpRow extends MemberEventRsvp {
  readonly eventStatus: EventStatus;
  readonly eventStart: string;
  readonly eventEnd: string | null;
}

export interface EventListInput {
  readonly category: string | null;
  readonly type: string | null;
  readonly sort: EventSort;
  /** How many of the list were served before. */
  readonly after: number;
  readonly count: number;
}

export interface MemberEventPage {
  readonly events: readonly MemberEvent[];
  /** The next `after`; null on the last page. */
  readonly nextAfter: number | null;
}

export interface SaveRsvpInput {
  readonly userId: string;
  readonly memberEventId: string;
  readonly status: RsvpStatus;
  /** Rises with each request of one device; null: the caller does not number its requests. */
  readonly clientSeq: number | null;
  /** The id by which a device identifies itself. */
  readonly deviceId: string;
}

export interface SavedRsvp {
  /** Null after the cancellation of what never was. */
  readonly updatedMemberEventRsvpId: string | null;
}

export interface SentInvitations {
  /** How many addresses were accepted. */
  readonly sent: number;
}

/** An answer as it is registered with the meeting provider. */
export interface RsvpRegistration {
  readonly memberId: string;
  readonly memberEventId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: RsvpStatus;
  readonly eventStatus: EventStatus;
  readonly changes: number;
  readonly registeredChanges: number;
  /** The link that was entered for everybody. */
  readonly link: string;
}

/** A member's calendar of events. */
export interface CalendarRow {
  readonly memberId: string;
  readonly token: string;
}

export interface EventsCalendar {
  readonly url: string;
  /** The same address with the scheme that opens a calendar program. */
  readonly webcalUrl: string;
}

/** A member who is to be reminded of an event. */
export interface Reminder {
  readonly rsvpId: number;
  readonly memberId: string;
  /** How often the answer was changed: a member who comes back is reminded again. */
  readonly changes: number;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly event: Omit<MailedEvent, 'timeZone'>;
}

/** What mails say about an event. Instants are millisecond strings. */
export interface MailedEvent {
  readonly memberEventId: string;
  readonly title: string;
  readonly eventStart: string;
  readonly timeZone: string;
  /** Its picture, a path of ours or an address. */
  readonly heroImageUrl: string;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Sends a mail to the member who attends by this answer, if they still do. */
    'event.mailAttendee': { readonly mailId: number; readonly rsvpId: number };
    /** Tells the meeting provider of a member's answer to an event (D37). */
    'event.settleRegistration': { readonly memberId: string; readonly memberEventId: string };
    /**
     * Registers a member again, whose address or whose event's link has changed; queued by triggers. `link` and
     * `registrantId`: of the registration that ends.
     */
    'event.registerAgain': {
      readonly memberId: string;
      readonly memberEventId: string;
      readonly link: string;
      readonly registrantId: string;
    };
  }
}
