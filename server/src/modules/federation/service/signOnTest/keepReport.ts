import {
  signOnFaultWords,
  signOnMatchWords,
  type ProviderClaim,
  type SignOnFault,
  type SignOnMatch,
} from '@atrium/domain/company/signOnTest.ts';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { seal } from '../../../../base/secret.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { listVerifiedDomains } from '../../../member/service/listVerifiedDomains.ts';
import { saveReport } from '../../store/federationAttempts.ts';
import { saveTest } from '../../store/signOnDrafts.ts';
import type { SignOnReport } from '../../types.ts';
import { attemptPurpose } from '../handles.ts';
import type { FederationDeps } from '../openFederation.ts';
import type { TestedDraft } from './testLink.ts';

/** How long the browser of a test may read what came of it, in milliseconds. */
export const reportLifetime = 30 * minute;

/** What a test found out. */
export interface Found {
  /** Null when it passed. */
  readonly fault: SignOnFault | null;
  /** Why the protocol refused the answer. */
  readonly reason?: string;
  readonly claims?: readonly ProviderClaim[];
  readonly email?: string | null;
  readonly match?: SignOnMatch;
  /** Whose account would be signed in. */
  readonly person?: string;
}

/**
 * Keeps what a test found out: all of it for half an hour for the browser in which it was made, and with the draft only
 * whether it passed, why not, and the names of the claims.
 */
export async function keepReport(
  deps: Pick<FederationDeps, 'db' | 'secret' | 'clock' | 'log'>,
  of: {
    readonly stateHash: string;
    readonly tested: TestedDraft;
    readonly kind: 'OIDC' | 'SAML';
    readonly issuer: string;
  },
  { fault, reason = '', claims = [], email = null, match, person }: Found,
): Promise<void> {
  const { customerId, revision } = of.tested;
  const facts = { claims, domains: await listVerifiedDomains(deps.db, customerId), reason };
  const wordsFor = (shown: string | null): string | null =>
    fault === null ? null : signOnFaultWords(fault, { ...facts, email: shown });
  const said = match === undefined ? null : signOnMatchWords(match, person ?? null);
  const report: SignOnReport = {
    kind: of.kind,
    issuer: of.issuer,
    fault,
    words: wordsFor(email) ?? said ?? '',
    claims,
    match: match ?? null,
  };
  deps.log.info({ realmId: customerId, fault, reason }, 'a sign-on was tested');
  await saveReport(deps.db, {
    stateHash: of.stateHash,
    sealedReport: seal(JSON.stringify(report), deps.secret, attemptPurpose),
    expiresAt: new Date(machineNow() + reportLifetime),
  });
  await saveTest(deps.db, {
    customerId,
    revision,
    at: new Date(deps.clock.now()),
    fault,
    words: wordsFor(null) === null ? null : withoutNul(wordsFor(null) ?? '').slice(0, 300),
    claims: claims.slice(0, 50).map(({ name }) => withoutNul(name).slice(0, 100)),
  });
}
