import { randomUUID } from 'node:crypto';
import type { Flags } from '@atrium/domain/access/flags.ts';
import { refusal, type Refusal } from '@atrium/domain/errors.ts';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Db } from '../../../base/db.ts';
import { transaction } from '../../../base/transaction.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { redirectUris, scope, webClientId } from './provider.ts';
import { keyOf } from './seal.ts';
import { findPassword, forgiveTries, nameAccount } from '../store/passwords.ts';
import { addSignIn } from '../store/signIns.ts';
import { userAgentFamily } from './userAgentFamily.ts';
import { checkPassword, queueRetryAfter } from './password.ts';
import { bucketsOf, tooMany } from './tries.ts';

/** Text that the database can store: no NUL character, no lone surrogate. */
const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'));
const opaque = text.min(1).max(512);

/**
 * The request of the sign-in form: a password, and the authorization request with the parameters of RFC 7636 and OpenID
 * Connect.
 */
export const challengeInput = z.object({
  email: text.trim().min(1).max(254),
  password: text.min(1).max(1024),
  client_id: z.literal(webClientId),
  redirect_uri: text.max(2048),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: opaque,
  nonce: opaque,
});
export type ChallengeInput = z.infer<typeof challengeInput>;

/** A code to redeem at the token endpoint; or the refusal, with the seconds to wait where waiting helps. */
export type ChallengeResult =
  | { readonly ok: true; readonly value: { readonly code: string; readonly state: string; readonly iss: string } }
  | { readonly ok: false; readonly refusal: Refusal; readonly retryAfter?: number };

export interface ChallengeDeps {
  readonly db: Db;
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly publicUrl: string;
  readonly secret: string;
  /** The flags of a visitor; blockLogin refuses every sign-in (THR-21). */
  readonly visitorFlags: () => Promise<Flags>;
  /** The publicly known demo password: it signs in on this machine only. Null without demo accounts. */
  readonly knownPassword: string | null;
}

/** Checks an address and its password and returns the code of a new sign-in (SIG-03, THR-12, THR-13). */
export async function answerChallenge(
  deps: ChallengeDeps,
  input: ChallengeInput,
  from: { ip: string; userAgent: string; thisMachine: boolean },
): Promise<ChallengeResult> {
  // checked first, because the switch must work while the database is down (D14)
  if ((await deps.visitorFlags()).blockLogin !== null) return no(refusal('UNAVAILABLE', { reason: 'BLOCK_LOGIN' }));
  if (!redirectUris(deps.publicUrl).includes(input.redirect_uri)) {
    return no(refusal('INVALID_INPUT', { reason: 'REDIRECT_URI' }));
  }
  const name = await nameAccount(deps.db, input.email);
  const buckets = bucketsOf(name, from.ip, keyOf(deps.secret, 'sign-in tries'));
  const wait = await tooMany(deps.db, buckets, Date.now());
  if (wait !== null) return no(refusal('RATE_LIMITED', { reason: 'TRIES' }), wait);
  const stored = await findPassword(deps.db, input.email);
  const right = await checkPassword(stored?.hash ?? null, input.password);
  if (right === null) return no(refusal('RATE_LIMITED', { reason: 'BUSY' }), queueRetryAfter);
  if (!right || stored === null || isKnownElsewhere(deps, input, from)) return no(refusal('INVALID_CREDENTIALS'));
  if (!stored.maySignIn) return no(refusal('LOGIN_NOT_ENABLED'));
  await forgiveTries(deps.db, buckets.account, buckets.network);
  const code = await signIn(deps, input, { memberId: stored.memberId, userAgent: from.userAgent });
  return { ok: true, value: { code, state: input.state, iss: deps.provider.issuer } };
}

function isKnownElsewhere(deps: ChallengeDeps, input: ChallengeInput, from: { thisMachine: boolean }): boolean {
  return input.password === deps.knownPassword && !from.thisMachine;
}

/** Creates, in one transaction, the sign-in, its grant and its code, through the issuer's own models. */
async function signIn(
  { db, storage, provider }: ChallengeDeps,
  input: ChallengeInput,
  who: { memberId: string; userAgent: string },
): Promise<string> {
  const sid = randomUUID();
  const client = await provider.Client.find(webClientId);
  if (client === undefined) throw new Error(`the issuer does not know ${webClientId}`);
  return transaction(db, (tx) =>
    storage.within(tx, async () => {
      const at = new Date();
      await addSignIn(tx, { sid, memberId: who.memberId, userAgent: userAgentFamily(who.userAgent), at });
      const grant = new provider.Grant({ clientId: webClientId, accountId: who.memberId });
      grant.jti = sid;
      grant.addOIDCScope(scope);
      await grant.save();
      const code = new provider.AuthorizationCode({
        client,
        accountId: who.memberId,
        grantId: sid,
        sid,
        gty: 'authorization_code',
        scope,
        authTime: Math.floor(at.getTime() / 1000),
        redirectUri: input.redirect_uri,
        codeChallenge: input.code_challenge,
        codeChallengeMethod: input.code_challenge_method,
        nonce: input.nonce,
      });
      return code.save();
    }),
  );
}

function no(refused: Refusal, retryAfter?: number): ChallengeResult {
  return { ok: false, refusal: refused, ...(retryAfter !== undefined && { retryAfter }) };
}
