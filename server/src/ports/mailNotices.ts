import type { ProviderRequest } from './meetings.ts';

/** What the mail provider tells about a mail that it has taken. */
export type MailNotice =
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'other' }
  | {
      /** HARD: the address does not exist or takes no mail; COMPLAINT: its reader has marked a mail as spam. */
      readonly kind: 'HARD' | 'COMPLAINT';
      /** Of the notice; one that is sent again has the same. */
      readonly noticeId: string;
      readonly addresses: readonly string[];
      /** What the receiving server said; '' for nothing. */
      readonly words: string;
    };

/** Reads what the mail provider tells by webhooks. */
export interface MailNotices {
  /** `now`: of the machine, epoch milliseconds. */
  readonly read: (request: ProviderRequest, now: number) => MailNotice;
}

declare module './ports.ts' {
  interface Ports {
    /** Null where no provider tells. */
    readonly mailNotices: MailNotices | null;
  }
}
