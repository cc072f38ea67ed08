import { deriveAccountType, type AccountType } from './accountType.ts';
import { mergeCustomizations, type Customizations } from './customizations.ts';
import { activeGrants, entitlementKey, type GrantSource } from './entitlement.ts';

/** One grant of a member's ledger, past ones included, with its entitlement (D2). Instants are epoch milliseconds. */
export type LedgerGrant = {
  readonly source: GrantSource;
  readonly startsAt: number;
  /** Exclusive; null: without an end. */
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
};

/** The facts that decide what a member may open: all grants, whether they work here, and their customer's own logo. */
export type Ledger = {
  readonly grants: readonly LedgerGrant[];
  readonly isStaff: boolean;
  readonly customer: { readonly logoUrl: string | null };
};

/** What follows from a ledger at one instant. */
export type AccessAt<G extends LedgerGrant> = {
  readonly accountType: AccountType;
  /** The grants in force. */
  readonly grants: readonly G[];
  /** The effective entitlements, as 'type/label' keys, each once. */
  readonly entitlements: readonly string[];
  readonly customizations: Customizations;
};

/**
 * What a member holds at an instant, past, present or future: the grants in force, their keys, the account type and
 * the customizations, all from the same ledger (D2 to D4, ACC-01). `at`: epoch milliseconds.
 */
export function accessAt<G extends LedgerGrant>(
  ledger: Ledger & { readonly grants: readonly G[] },
  at: number,
): AccessAt<G> {
  const grants = activeGrants(ledger.grants, at);
  const history = ledger.grants.map((grant) => ({ ...grant, key: entitlementKey(grant) }));
  return {
    accountType: deriveAccountType(history, ledger.isStaff, at),
    grants,
    entitlements: [...new Set(grants.flatMap(keysOf))],
    customizations: mergeCustomizations(grants, ledger.customer.logoUrl),
  };
}

/**
 * Every 'type/label' key of a grant: its own, its areas', and those of the courses, sessions and certificates it opens.
 */
export function keysOf(grant: LedgerGrant): string[] {
  const keys = [
    entitlementKey(grant),
    ...grant.areas.map((label) => `area/${label}`),
    ...grant.courseIds.map((id) => `course/${id}`),
    ...grant.sessionIds.map((id) => `session/${id}`),
    ...grant.certificateIds.map((id) => `certificate/${id}`),
  ];
  return [...new Set(keys)];
}
