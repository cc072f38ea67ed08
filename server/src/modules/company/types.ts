import type { CompanyView, ContractState } from '@atrium/domain/company/contractState.ts';
import type { ProofFault } from '@atrium/domain/company/domainProof.ts';
import type { CompanyContract } from '../seat/types.ts';

/** What the contracts of a company are together: those in force, else those to come, else those that ended last. */
export interface CompanyContracts {
  readonly state: ContractState;
  /** The first and the last day of them, yyyy-MM-dd in the company's zone. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalSeats: number;
  readonly assignedSeats: number;
  /** Of them, by people who have signed in. */
  readonly usedSeats: number;
  readonly overage: boolean;
}

/** How people of a company sign in besides their passwords; null for a company without a provider of its own. */
export type CompanySignOn = 'SAML' | 'OIDC' | null;

/** A company in the team's list. */
export interface ListedCompany {
  readonly companyId: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly accentColor: string | null;
  readonly domains: readonly string[];
  readonly signOn: CompanySignOn;
  /** Null before the first contract. */
  readonly contract: CompanyContracts | null;
}

export interface CompanyListPage {
  readonly companies: readonly ListedCompany[];
  readonly total: number;
  /** With how many the next page begins; null after the last one. */
  readonly nextAfter: number | null;
}

export interface CompanyFilter {
  /** Words of a name, a domain or an id; '' for all. */
  readonly text: string;
  readonly view: CompanyView;
  /** How many are left out, as they are shown already. */
  readonly after: number;
  readonly count: number;
}

/** Somebody by name. */
interface Named {
  readonly userId: string;
  readonly displayName: string;
}

export interface CompanyDomain {
  readonly domain: string;
  readonly isVerified: boolean;
  readonly verifiedBy: 'DNS' | 'STAFF' | null;
  /** Epoch milliseconds. */
  readonly verifiedAt: number | null;
  /** The TXT record that proves it. */
  readonly recordName: string;
  readonly recordText: string;
  /** When somebody or the product last looked for the record, epoch milliseconds; null before the first look. */
  readonly checkedAt: number | null;
  /** Why it was not found then; null when it was. */
  readonly fault: ProofFault | null;
  /** Who of the team has said that it is the company's, and why; null where the DNS proves it. */
  readonly saidBy: string | null;
  readonly saidWhy: string | null;
}

/** A pass of a company with its funnel (COM-01); instants in epoch milliseconds. */
export interface CompanyPass {
  readonly passId: string;
  readonly code: string;
  /** LATER: people register, and are let in once it starts. */
  readonly state: 'OPEN' | 'LATER' | 'FULL' | 'CLOSED';
  /** Null: as many as people come. */
  readonly slots: number | null;
  readonly taken: number;
  readonly startsAt: number | null;
  readonly closesAt: number | null;
  readonly takesSeat: boolean;
  readonly usesSSO: boolean;
  /** Whether each person has a one-time code. */
  readonly usesOTRC: boolean;
  /** How often its page was opened, by each network once a day. */
  readonly opened: number;
  /** Who registered, but for those whose registration ended. */
  readonly registered: number;
  /** Of them, whose address is not proved yet, so that a place is held for them. */
  readonly held: number;
  readonly activated: number;
  /** Of those, who have watched something since. */
  readonly learning: number;
}

/** A company as the team sees it. */
export interface CompanyPage extends Omit<ListedCompany, 'domains'> {
  readonly version: number;
  readonly timeZone: string;
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  /** How many accounts belong to it. */
  readonly people: number;
  readonly domains: readonly CompanyDomain[];
  /** Closed ones last. */
  readonly passes: readonly CompanyPass[];
  /** Who opens its dashboard and gives its seats. */
  readonly administrators: readonly (Named & { readonly email: string })[];
  /** Who of the team is there for its success. */
  readonly successManagers: readonly Named[];
  /** The one that ends last first. */
  readonly contracts: readonly CompanyContract[];
  /** What a seat of it may open. */
  readonly areas: readonly { readonly entitlementId: string; readonly name: string }[];
}
