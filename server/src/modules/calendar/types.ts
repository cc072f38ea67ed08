/** The addresses of a member's calendar of all that is theirs. */
export interface MemberCalendar {
  readonly url: string;
  /** Opens a calendar program. */
  readonly webcalUrl: string;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Mails the coming dates of a member to the address that they have changed to (ACT-06). */
    'calendar.mailComingDates': { readonly memberId: string; readonly email: string };
  }
}
