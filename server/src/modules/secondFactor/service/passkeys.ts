import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { MemberContext } from '../../../base/context.ts';
import { ownOrigins } from '../../../base/http/ownOrigins.ts';
import { lazy } from '../../../base/lazy.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, openSealed, sealFor } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listPasskeys, lockPasskeys, savePasskeyUsed, type PasskeyRow } from '../store/factors.ts';
import type { FactorsChanged, NewPasskey } from '../types.ts';
import { addOwnFactor } from './addOwnFactor.ts';
import { handleLifetime, readHandle } from './handle.ts';

/** Loaded at the first use, because its libraries read certificates of every vendor. */
const webauthn = lazy(() => import('@simplewebauthn/server'));
const handlePurpose = 'new passkey';

/** The site to which passkeys belong, and its pages. The password was right before: no finger or PIN is asked for. */
const partyOf = (publicUrl: string) => ({
  expectedRPID: new URL(publicUrl).hostname,
  expectedOrigin: [...ownOrigins(publicUrl)],
  requireUserVerification: false,
});

const described = ({ credentialId: id, transports }: Pick<PasskeyRow, 'credentialId' | 'transports'>) => ({
  id,
  // unknown names of a newer browser are for it alone to understand
  transports: transports as NonNullable<RegistrationResponseJSON['response']['transports']>,
});

/** What the browser needs to make a passkey. Refuses with SIGN_IN_AGAIN for a sign-in that is not fresh (D10). */
export async function startPasskey(ctx: MemberContext): Promise<Result<NewPasskey>> {
  if ((await ctx.signIn?.isFresh()) !== true) return refuse('SIGN_IN_AGAIN');
  const { memberId, email, firstName, lastName } = ctx.viewer;
  const { generateRegistrationOptions } = await webauthn.get();
  const options = await generateRegistrationOptions({
    rpName: ctx.site.brandName,
    rpID: partyOf(ctx.site.publicUrl).expectedRPID,
    userID: new TextEncoder().encode(digest(memberId)),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(ctx.db, memberId)).map(described),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const { challenge } = options;
  return ok({ handle: sealFor({ memberId, challenge }, handleLifetime, ctx.secret, handlePurpose), options });
}

/**
 * Adds the passkey that the browser has made. The same call again changes nothing. Refuses with SECOND_FACTOR_EXPIRED,
 * SECOND_FACTOR_WRONG, INVALID_INPUT and RATE_LIMITED.
 */
export function addPasskey(
  ctx: MemberContext,
  { handle, response, name }: { readonly handle: string; readonly response: unknown; readonly name: string },
): Promise<Result<FactorsChanged>> {
  const opened = readHandle(openSealed(handle, ctx.secret, handlePurpose), ctx.viewer.memberId);
  const factorId = `p-${digest(handle).slice(0, 24)}`;
  return addOwnFactor(ctx, { factorId, handle, name, isOpen: opened !== null }, async () => {
    const { verifyRegistrationResponse } = await webauthn.get();
    const made = await verifyRegistrationResponse({
      ...partyOf(ctx.site.publicUrl),
      // whatever it is, the library checks it
      response: response as RegistrationResponseJSON,
      expectedChallenge: opened?.['challenge'] ?? '',
    }).catch(() => null);
    if (made === null || !made.verified) return null;
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    return {
      kind: 'PASSKEY' as const,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports,
    };
  });
}

/** What the browser needs to use one of a member's passkeys; null for a member without one. */
export async function askForPasskey(
  tx: Tx,
  publicUrl: string,
  memberId: string,
): Promise<{ readonly challenge: string } | null> {
  const passkeys = await listPasskeys(tx, memberId);
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn.get();
  return generateAuthenticationOptions({
    rpID: partyOf(publicUrl).expectedRPID,
    allowCredentials: passkeys.map(described),
    userVerification: 'preferred',
  });
}

/**
 * Uses a member's passkey. False for a wrong answer, and for one to a challenge from before its last use, because each
 * answer counts once. `issuedAt`: of the challenge, epoch milliseconds.
 */
export async function usePasskey(
  tx: Tx,
  publicUrl: string,
  {
    memberId,
    response,
    challenge,
    issuedAt,
  }: {
    readonly memberId: string;
    readonly response: unknown;
    readonly challenge: string;
    readonly issuedAt: number;
  },
): Promise<boolean> {
  const answer = response as AuthenticationResponseJSON;
  const passkey = (await lockPasskeys(tx, memberId)).find(({ credentialId }) => credentialId === answer.id);
  if (passkey === undefined) return false;
  if (passkey.lastUsedAt !== null && passkey.lastUsedAt.getTime() >= issuedAt) return false;
  const { verifyAuthenticationResponse } = await webauthn.get();
  const verified = await verifyAuthenticationResponse({
    ...partyOf(publicUrl),
    response: answer,
    expectedChallenge: challenge,
    credential: {
      ...described(passkey),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
  }).catch(() => null);
  if (verified === null || !verified.verified) return false;
  await savePasskeyUsed(tx, passkey.factorId, verified.authenticationInfo.newCounter, new Date(machineNow()));
  return true;
}
