import type { FactorState, StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';

/** A person of the team. */
export interface TeamMember extends StaffStanding {
  readonly memberId: string;
  readonly email: string;
  readonly displayName: string;
}

/** A company of somebody who is there for its success, or a course of an instructor. */
export interface OwnThing {
  readonly id: string;
  readonly name: string;
}

/** A person of the team as its page shows them. */
export interface TeamPageMember {
  readonly memberId: string;
  readonly email: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly OwnThing[];
  readonly courses: readonly OwnThing[];
  readonly factor: FactorState;
  /** Epoch milliseconds; null where none is asked for. */
  readonly factorDueAt: number | null;
}

/** An invitation that nobody has accepted yet. */
export interface OpenInvitation {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface TeamPage {
  /** By name. */
  readonly members: readonly TeamPageMember[];
  /** By address. */
  readonly invitations: readonly OpenInvitation[];
}

/** An account that may join the team. */
export interface Candidate {
  readonly memberId: string;
  readonly displayName: string;
  readonly isStaff: boolean;
  readonly customer: { readonly customerId: string; readonly type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL' };
}

/** The link of the first owner: whose it is. */
export interface SetupLink {
  readonly address: string;
}

/** What the page behind the link of the first owner shows. */
export interface Setup {
  readonly email: string;
}

/** What any visitor may know of the academy. */
export interface Academy {
  /** False until it has an owner: nobody can sign up before (BEG-03). */
  readonly isOpen: boolean;
}

/** The first owner, who signs in with this address and the password of the form. */
export interface OwnerMade {
  readonly email: string;
}

/** An invitation to the team, which gives an account of this address these roles (STF-08). */
export interface StaffInvitation extends StaffStanding {
  readonly address: string;
  /** Null while nobody has accepted it. */
  readonly acceptedAt: Date | null;
  /** Whether the account was made when it was accepted. */
  readonly hasMadeAccount: boolean;
}

/** What the page behind an invitation to the team shows. */
export interface Invited {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** Whether the address has an account, which joins; else one is made. */
  readonly hasAccount: boolean;
}

/** Who has joined the team. */
export interface Joined {
  readonly email: string;
  /** Whether the account was made by it: its password is the one of the form. */
  readonly isNew: boolean;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    SETUP_LINK_MADE: 'address';
    STAFF_INVITED: 'address';
    STAFF_INVITATION_WITHDRAWN: 'address';
    STAFF_JOINED: 'member';
    STAFF_LEFT: 'member';
    STAFF_ROLES_CHANGED: 'member';
  }
}
