import type { Customizations } from '@atrium/domain/access/customizations.ts';
import type { GrantSource } from '@atrium/domain/access/entitlement.ts';
import type { OwnCustomer } from '../member/types.ts';

/** A grant with its entitlement; instants are epoch milliseconds. */
export interface HeldGrant {
  readonly source: GrantSource;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
  readonly entitlementId: string;
  readonly type: string;
  readonly label: string;
  readonly name: string;
  readonly precedence: number;
  readonly areas: readonly string[];
  readonly courseIds: readonly string[];
  readonly sessionIds: readonly string[];
  readonly certificateIds: readonly string[];
  readonly customizations: Customizations;
}

/** Everything a viewer is made of, in one row. */
export interface Person {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isStaff: boolean;
  readonly manageBilling: boolean;
  readonly customer: OwnCustomer;
  readonly grants: readonly HeldGrant[];
}

/** An effective entitlement of the viewer and its keys. */
export type HeldEntitlement = HeldGrant & { readonly keys: readonly string[] };

/** An entitlement that the viewer no longer holds; `endedAt` in epoch milliseconds. */
export interface FormerEntitlement {
  readonly entitlementId: string;
  readonly name: string;
  readonly endedAt: number;
}
