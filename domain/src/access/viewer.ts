import type { AccountType } from './accountType.ts';
import type { Customizations } from './customizations.ts';
import type { AreaKey } from './entitlement.ts';
import type { Flags } from './flags.ts';
import type { StaffViewer } from './staffOperations.ts';

export const customerTypes = ['CONSUMER', 'ENTERPRISE', 'INTERNAL'] as const;
export type CustomerType = (typeof customerTypes)[number];

export type ViewerCustomer = {
  readonly customerId: string;
  readonly name: string;
  readonly type: CustomerType;
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  readonly logoUrl: string | null;
};

/** The signed-in person as every rule sees them, in the browser and on the server alike. */
export type Viewer = {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly accountType: AccountType;
  readonly customer: ViewerCustomer | null;
  /** Effective entitlements as 'type/label' keys. */
  readonly entitlements: readonly string[];
  /** Customizations already merged over all entitlements (D3). */
  readonly customizations: Customizations;
  readonly flags: Flags;
  readonly manageBilling: boolean;
  /** What they hold on the team; null for members (D80). */
  readonly staff: StaffViewer | null;
};

/** A visitor who is not signed in. */
export type Stranger = null;

/** Whether the viewer holds this entitlement, given as 'type/label'. */
export function holds(viewer: Pick<Viewer, 'entitlements'>, key: string): boolean {
  return viewer.entitlements.includes(key);
}

/** Whether the viewer holds at least one of these areas. */
export function holdsAny(viewer: Viewer, keys: readonly AreaKey[]): boolean {
  return keys.some((key) => viewer.entitlements.includes(key));
}
