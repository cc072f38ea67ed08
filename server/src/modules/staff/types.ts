import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';

/** A person of the team. */
export interface TeamMember extends StaffStanding {
  readonly memberId: string;
  readonly email: string;
  readonly displayName: string;
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

declare module '../audit/types.ts' {
  interface AuditActions {
    SETUP_LINK_MADE: 'address';
    STAFF_JOINED: 'member';
    STAFF_LEFT: 'member';
    STAFF_ROLES_CHANGED: 'member';
  }
}
