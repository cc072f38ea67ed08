import type { Flags } from '@atrium/domain/access/flags.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { refuse, type Refused } from '@atrium/domain/errors.ts';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Clock } from '../../../base/process/clock.ts';
import type { Site } from '../../../base/site.ts';
import type { Db } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { browserIdOf } from '../../proof/service/knownBrowser.ts';
import { proveByPassword } from '../../proof/service/proveByPassword.ts';
import { authorizationRequest, checkRedirectUri, storableText } from './authorizationRequest.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { finishSignIn, type SecondStep } from './secondStep.ts';
import { lockProof } from './waysIn.ts';

/** The request of the sign-in form: an address, a password, and the authorization request. */
export const challengeInput = z.object({
  ...authorizationRequest,
  email: storableText.trim().min(1).max(254).transform(asciiAddress),
  password: storableText.min(1).max(1024),
});
export type ChallengeInput = z.infer<typeof challengeInput>;

/** A code to redeem at the token endpoint; or the refusal. */
export type ChallengeResult =
  | {
      readonly ok: true;
      readonly value: { readonly code: string; readonly state: string; readonly iss: string };
      /** The value of the cookie by which this browser is known at the next attempt. */
      readonly knownBrowser: string;
    }
  /** The second factor is asked for (STF-02). */
  | { readonly ok: true; readonly value: { readonly secondStep: SecondStep } }
  | Refused;

export interface ChallengeOrigin {
  readonly ip: string;
  readonly userAgent: string;
  readonly thisMachine: boolean;
  /** The browser's cookie from an earlier sign-in. */
  readonly knownBrowser: string | undefined;
}

export interface ChallengeDeps {
  readonly db: Db;
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly publicUrl: string;
  /** For the mail about a new browser. */
  readonly site: Site;
  readonly secret: string;
  /** For the audit log. */
  readonly clock: Pick<Clock, 'now'>;
  /** The flags of a visitor; blockLogin refuses every sign-in (THR-21). */
  readonly visitorFlags: () => Promise<Flags>;
  /** The publicly known demo password: it signs in on this machine only. Null without demo accounts. */
  readonly knownPassword: string | null;
}

/** Checks an address and its password and returns the code of a new sign-in (SIG-03, THR-12, THR-13). */
export async function answerChallenge(
  deps: ChallengeDeps,
  input: ChallengeInput,
  from: ChallengeOrigin,
): Promise<ChallengeResult> {
  // checked first, because the switch must work while the database is down (D14)
  if ((await deps.visitorFlags()).blockLogin !== null) return refuse('UNAVAILABLE', { reason: 'BLOCK_LOGIN' });
  const address = checkRedirectUri(deps.publicUrl, input);
  if (!address.ok) return address;
  const mayPass = !isKnownElsewhere(deps, input, from);
  const proof = await proveByPassword(deps, { email: input.email, password: input.password, mayPass }, from);
  if (!proof.ok) return proof;
  const { memberId, knownBrowser, lockPassword } = proof.value;
  // the password may have been changed while it was checked (THR-04)
  const who = {
    memberId,
    userAgent: from.userAgent,
    browserId: browserIdOf(knownBrowser),
    knownBrowser,
    redirectPath: null,
  };
  const done = await transaction(deps.db, async (tx) => {
    await lockProof(tx, memberId);
    return (await lockPassword(tx)) ? finishSignIn(deps, tx, input, who) : null;
  });
  if (done === null) return refuse('INVALID_CREDENTIALS');
  if ('secondStep' in done) return { ok: true, value: done };
  return { ok: true, value: { ...done, state: input.state, iss: deps.provider.issuer }, knownBrowser };
}

function isKnownElsewhere(deps: ChallengeDeps, input: ChallengeInput, from: { thisMachine: boolean }): boolean {
  return input.password === deps.knownPassword && !from.thisMachine;
}
