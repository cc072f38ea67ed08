import {
  errorReturns,
  federationContexts,
  returnedCode,
  type FederationContext,
} from '@atrium/domain/access/federation.ts';
import { passReturnedCodes } from '@atrium/domain/access/passReturnedCodes.ts';
import type { ReturnedCode } from '@atrium/domain/access/returnedWords.ts';
import { safeRedirectPath, signInAddress } from '@atrium/domain/access/signIn.ts';
import { queryParam } from '@atrium/domain/queryString.ts';
import type { HistoryState } from '@tanstack/react-router';
import { CallError } from '#lib/callError.ts';
import { forgetReturn, mayHandleReturn } from '#lib/federationRuns.ts';
import { logOut } from '#lib/logOut.ts';
import { registerWithPass } from '#lib/registerWithPass.ts';
import { keepPending } from '#lib/secondStep.ts';
import { signIn } from '#lib/signIn.ts';
import type { SignupOffer } from '#lib/signInTokens.ts';
import { signUp, type SignupOutcome } from '#lib/signUp.ts';
import { writeStored } from '#lib/storage.ts';
import { welcome } from './welcome.ts';

/** Where the page at /oauth goes; `reload` when the page has belonged to another sign-in. */
export interface Onward {
  readonly href: string;
  readonly reload: boolean;
  /** What the signup page shows next. */
  readonly state?: HistoryState;
}

/**
 * Handles a return from a provider (SSO-04): signs the person in, or leaves the code of the failure for the page from
 * which they came (SSO-05, SSO-09). Somebody new who wanted an account gets it first (SIG-07). A return that was
 * handled before leads home, where the guard decides (SSO-07); one that got no answer until `signal` was aborted may be
 * handled again, because the server accepts each once. Rejects when it was aborted.
 */
export async function finishReturn(
  search: string,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<Onward> {
  const state = queryParam(search, 'state') ?? null;
  if (!(await mayHandleReturn(state, now))) return { href: '/', reload: false };
  const context = contextOf(search);
  if (state === null) {
    const redirectPath = safeRedirectPath(queryParam(search, 'redirectPath') ?? '');
    return failed('SSO_FAILED', context, { pass: queryParam(search, 'pass') ?? null, redirectPath });
  }
  const reload = signIn.status() !== 'signedOut';
  try {
    const result = await signIn.startFederated(state, signal);
    if (result.ok) return signedIn(result, reload);
    if ('pending' in result) {
      keepPending(result.pending);
      return { href: signInAddress('/login', result.redirectPath), reload: false };
    }
    if ('linked' in result) return await leaveFor('add-secondary-email', 'LINKED');
    if ('code' in result && result.code === 'ALREADY_LINKED') return await leaveFor(result.context, result.code);
    if (!('signup' in result)) return failed(result.code, result.context, result);
    const { signup, pass = null } = result;
    return pass === null
      ? await finishSignup(state, signup, reload)
      : await finishPass(state, signup, { pass, reload });
  } catch (error) {
    if (signal.aborted) {
      await forgetReturn(state);
      throw error;
    }
    return failed(error instanceof CallError ? error.code : 'SSO_FAILED', context);
  }
}

/** From the sign-in page the guard goes on, as after a sign-in with a password (SIG-05). */
function signedIn({ redirectPath }: { readonly redirectPath: string | null }, reload: boolean): Onward {
  welcome('federation');
  return { href: signInAddress('/login', redirectPath), reload };
}

/** Signs out, and leaves `code` for the page that the person returns to after their next sign-in (SSO-06). */
async function leaveFor(context: FederationContext, code: ReturnedCode): Promise<Onward> {
  const { path, storageKey } = errorReturns[context];
  await logOut(path);
  writeStored(storageKey, code);
  return { href: path, reload: true };
}

async function finishSignup(state: string, offer: SignupOffer, reload: boolean): Promise<Onward> {
  let outcome: SignupOutcome;
  try {
    outcome = await signUp(offer);
  } catch (error) {
    return failed(error instanceof CallError ? error.code : 'SSO_FAILED', 'signup');
  }
  const { tac, link } = outcome;
  if (link !== null) return { href: safeRedirectPath(link) ?? '/login', reload: false };
  if (tac !== null) return { href: '/signup', reload: false, state: { email: offer.email, tac } };
  const again = await signIn.startFederated(state);
  // the address has an account that this provider may not open (SIG-10)
  return again.ok ? signedIn(again, reload) : { href: '/signup', reload: false, state: { isRegistered: true } };
}

/** Registers by a pass with what the company's provider has said, and signs in (PAS-05). */
async function finishPass(
  state: string,
  offer: SignupOffer,
  { pass, reload }: { readonly pass: string; readonly reload: boolean },
): Promise<Onward> {
  try {
    await registerWithPass({ code: pass, ...offer });
  } catch (error) {
    const reason = error instanceof CallError ? (error.faults[0]?.reason ?? error.code) : 'PASS_SSO_FAILED';
    return failed(reason, 'pass', { pass });
  }
  const again = await signIn.startFederated(state);
  if (again.ok) return signedIn(again, reload);
  // the pass starts later, and lets nobody in before
  return { href: previewOf(pass), reload: false, state: { isPassKept: true } };
}

const previewOf = (pass: string): string => `/preview/${encodeURIComponent(pass)}`;

function contextOf(search: string): FederationContext {
  const said = queryParam(search, 'context');
  return federationContexts.find((name) => name === said) ?? 'login';
}

/** `pass`: the code of the pass whose preview says what failed (SSO-09). The page that was wanted is kept (RTE-05). */
function failed(
  code: string,
  context: FederationContext,
  { pass = null, redirectPath = null }: { readonly pass?: string | null; readonly redirectPath?: string | null } = {},
): Onward {
  const { path, storageKey } = errorReturns[context];
  const own = passReturnedCodes.find((known) => pass !== null && known === code);
  writeStored(storageKey, own ?? returnedCode(code, context));
  return { href: pass === null ? signInAddress(path, redirectPath) : previewOf(pass), reload: false };
}
