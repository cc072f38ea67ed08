import type { MailWithheld } from '@atrium/domain/outbox/letters.ts';
import type { MailState } from '@atrium/domain/outbox/mailState.ts';
import type { GrantOrigin, GrantSpan, GrantState } from '@atrium/domain/person/ledger.ts';
import type { PeopleView } from '@atrium/domain/person/peopleViews.ts';

/** Somebody in the list of people, by what the team recognizes them by. */
export interface ListedPerson {
  readonly userId: string;
  readonly displayName: string;
  /** Masked for somebody of the team who does not read addresses. */
  readonly email: string;
  readonly profileImageUrl: string | null;
  /** Null for a moment, until it is worked out. */
  readonly accountType: string | null;
  /** Null for the academy itself, and for those who came by themselves. */
  readonly company: { readonly companyId: string; readonly name: string } | null;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isListed: boolean;
  readonly isTest: boolean;
}

export interface PeoplePage {
  readonly people: readonly ListedPerson[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

/** Which people were chosen: all that a filter finds, or some of them one by one. */
export interface ChosenPeople extends Pick<PeopleFilter, 'text' | 'view' | 'companyId'> {
  /** Null for all. */
  readonly ids: readonly string[] | null;
}

/** Who is listed. */
export interface PeopleFilter {
  /** Words of a name, an address, an id or the name of a company; '' for everybody. */
  readonly text: string;
  readonly view: PeopleView;
  /** Null for those of every company. */
  readonly companyId: string | null;
  /** Where the page begins; null for the first one. */
  readonly after: string | null;
  readonly count: number;
}

/** A grant as the ledger shows it. Instants are epoch milliseconds, in everything below. */
export interface PersonGrant extends GrantSpan, GrantOrigin {
  readonly grantId: string;
  readonly entitlementId: string;
  readonly name: string;
  readonly type: string;
  readonly reason: string | null;
  readonly state: GrantState;
  /** Why it is not ended here; null for one that is. */
  readonly keptBy: string | null;
  readonly isEndable: boolean;
}

export interface PersonSession {
  readonly sessionId: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly isLive: boolean;
  readonly isWaitlisted: boolean;
  readonly startsAt: number | null;
  readonly joinedAt: number;
  readonly attendedAt: number | null;
  readonly completedAt: number | null;
  /** How many of its videos they have completed. */
  readonly filmsDone: number;
}

export interface PersonCertificate {
  readonly certificateId: string;
  readonly title: string;
  readonly registeredAt: number | null;
  readonly eligibleAt: number | null;
  readonly heldAt: number | null;
  readonly heldReason: string | null;
  readonly credentialId: string | null;
  readonly issuedAt: number | null;
  readonly revokedAt: number | null;
  readonly revokedReason: string | null;
}

/** What somebody pays, has bought and got back; amounts are whole cents. */
export interface PersonPayments {
  readonly subscriptions: readonly {
    readonly subscriptionId: string;
    readonly name: string;
    readonly status: string;
    readonly amount: number | null;
    readonly periodEndsAt: number;
    readonly cancelsAt: number | null;
  }[];
  readonly purchases: readonly {
    readonly checkoutId: string;
    readonly name: string;
    readonly amount: number;
    readonly boughtAt: number;
  }[];
  readonly refunds: readonly {
    readonly refundId: string;
    readonly amount: number;
    readonly decidedAt: number;
    readonly doneAt: number | null;
  }[];
}

export interface PersonMail {
  readonly mailId: number;
  readonly letter: string;
  readonly subject: string;
  readonly state: MailState;
  /** Why it was not sent though nobody stopped it; null for any other. */
  readonly withheld: MailWithheld | null;
  readonly createdAt: number;
}

/** Why no mail is sent to the address of somebody. */
export interface PersonMailStop {
  readonly reason: MailWithheld;
  /** Epoch milliseconds. */
  readonly since: number;
  /** What the receiving server said last; '' for nothing. */
  readonly words: string;
}

/** A kind of browser in which somebody is signed in; never the id of a sign-in. */
export interface PersonDevice {
  readonly device: string;
  readonly signIns: number;
  readonly lastUsedAt: number;
}

/** What was done about somebody, by whom and why. */
export interface PersonEntry {
  readonly entryId: number;
  readonly action: string;
  readonly reason: string | null;
  readonly by: string;
  readonly at: number;
}

export interface PersonNote {
  readonly noteId: string;
  readonly note: string;
  readonly authorName: string | null;
  readonly writtenAt: number;
  /** Whether the reader has written it. */
  readonly isMine: boolean;
}

export interface PersonPrivacy {
  readonly erasure: { readonly requestedAt: number; readonly dueAt: number } | null;
  readonly copies: readonly { readonly requestedAt: number; readonly readyAt: number | null }[];
}

/** A person as the team sees them: nothing that opens their account, and nothing that they keep to themselves. */
export interface PersonPage extends ListedPerson {
  readonly firstName: string;
  readonly jobRole: string | null;
  /** What they say of themselves, whatever company they are of. */
  readonly statedCompany: string | null;
  readonly pronouns: string | null;
  readonly place: string | null;
  readonly accountTypeSince: number | null;
  readonly timeZone: string;
  readonly isOfTeam: boolean;
  readonly grants: readonly PersonGrant[];
  readonly sessions: readonly PersonSession[];
  readonly certificates: readonly PersonCertificate[];
  readonly notes: readonly PersonNote[];
  /** Null, like what follows, for a role that reaches the learning of its own companies alone. */
  readonly lastSignInAt: number | null;
  readonly payments: PersonPayments | null;
  readonly devices: readonly PersonDevice[] | null;
  /** By how many names the provider of their company knows them. */
  readonly providerNames: number | null;
  readonly privacy: PersonPrivacy | null;
  readonly entries: readonly PersonEntry[] | null;
  /** Null for a role that reads no mails. */
  readonly mails: readonly PersonMail[] | null;
  /** Why their address is not mailed; null where it is, and for a role that reads no mails. */
  readonly mailStop: PersonMailStop | null;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    NOTE_ADDED: 'member';
    NOTE_REMOVED: 'member';
    PERSON_ADDED: 'member';
  }
}
