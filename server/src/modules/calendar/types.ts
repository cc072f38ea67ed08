/** The addresses of a member's calendar of all that is theirs. */
export interface MemberCalendar {
  readonly url: string;
  /** Opens a calendar program. */
  readonly webcalUrl: string;
}

/** What a day of the studio's calendar may have. */
export const studioDateKinds = ['MEETING', 'OPENS', 'CLOSES', 'EVENT', 'PUBLISHES', 'ISSUES'] as const;
export type StudioDateKind = (typeof studioDateKinds)[number];

/** Something that happens at its time, as the team sees it (STU-07). Instants are epoch milliseconds. */
export interface StudioDate {
  readonly what: StudioDateKind;
  /** The document that it is of; null for what is issued, which is of all certificates. */
  readonly document: { readonly kind: string; readonly id: string } | null;
  readonly title: string;
  /** The title of a meeting; '' where there is none. */
  readonly detail: string;
  readonly startAt: number;
  /** Null for what has no length. */
  readonly endAt: number | null;
  /** How many are enrolled or attend; null where nobody is. */
  readonly people: number | null;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Mails the coming dates of a member to the address that they have changed to (ACT-06). */
    'calendar.mailComingDates': { readonly memberId: string; readonly email: string };
  }
}
