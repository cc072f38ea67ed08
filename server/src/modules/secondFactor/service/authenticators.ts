import { isAuthenticatorCode, tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { second } from '@atrium/domain/time.ts';
import { Secret, TOTP } from 'otpauth';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, openSealed, seal, sealFor, unseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lockAuthenticators, saveStepUsed } from '../store/factors.ts';
import type { FactorsChanged, NewAuthenticator } from '../types.ts';
import { addOwnFactor } from './addOwnFactor.ts';
import { handleLifetime, readHandle } from './handle.ts';

/** The purpose for which the secrets of authenticators are encrypted. */
export const authenticatorPurpose = 'authenticator secret';
const handlePurpose = 'new authenticator';

/** How long a code is shown, in milliseconds; the ones before and after it are accepted too (RFC 6238). */
const step = 30 * second;

function totpOf(secret: string, brandName = '', account = ''): TOTP {
  return new TOTP({ issuer: brandName, label: account, secret: Secret.fromBase32(secret) });
}

/** The step of a right code; null for a wrong one. */
function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / step) + delta;
}

/**
 * The secret of a new authenticator, which is kept once `addAuthenticator` has shown that an app has it. Refuses with
 * SIGN_IN_AGAIN for a sign-in that is not fresh (D10).
 */
export async function startAuthenticator(ctx: MemberContext): Promise<Result<NewAuthenticator>> {
  if ((await ctx.signIn?.isFresh()) !== true) return refuse('SIGN_IN_AGAIN');
  const secret = new Secret({ size: 20 }).base32;
  const { memberId, email } = ctx.viewer;
  const handle = sealFor({ memberId, secret }, handleLifetime, ctx.secret, handlePurpose);
  return ok({ handle, secret, uri: totpOf(secret, ctx.site.brandName, email).toString() });
}

/**
 * Adds the authenticator of a handle by a code that it shows. The same call again changes nothing. Refuses with
 * SECOND_FACTOR_EXPIRED, SECOND_FACTOR_WRONG, INVALID_INPUT and RATE_LIMITED.
 */
export function addAuthenticator(
  ctx: MemberContext,
  { handle, code, name }: { readonly handle: string; readonly code: string; readonly name: string },
): Promise<Result<FactorsChanged>> {
  const opened = readHandle(openSealed(handle, ctx.secret, handlePurpose), ctx.viewer.memberId);
  const factorId = `a-${digest(handle).slice(0, 24)}`;
  return addOwnFactor(ctx, { factorId, handle, name, isOpen: opened !== null }, () => {
    const secret = opened?.['secret'] ?? '';
    const lastStep = stepOf(secret, tidyFactorCode(code), machineNow());
    if (lastStep === null) return Promise.resolve(null);
    const sealedSecret = seal(secret, ctx.secret, authenticatorPurpose);
    return Promise.resolve({ kind: 'AUTHENTICATOR' as const, sealedSecret, lastStep });
  });
}

/** Uses up a code of one of a member's authenticators; false for a wrong one, and one that was used (STF-02). */
export async function useAuthenticatorCode(
  tx: Tx,
  { secret }: { readonly secret: string },
  memberId: string,
  tidy: string,
): Promise<boolean> {
  if (!isAuthenticatorCode(tidy)) return false;
  const now = machineNow();
  for (const { factorId, sealedSecret, lastStep } of await lockAuthenticators(tx, memberId)) {
    const own = unseal(sealedSecret, secret, authenticatorPurpose);
    const used = own === null ? null : stepOf(own, tidy, now);
    if (used === null || (lastStep !== null && used <= lastStep)) continue;
    await saveStepUsed(tx, factorId, used, new Date(now));
    return true;
  }
  return false;
}
