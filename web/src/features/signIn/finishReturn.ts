import {
  errorReturns,
  federationContexts,
  returnedCode,
  type FederationContext,
} from '@atrium/domain/access/federation.ts';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { formatQuery, queryParam } from '@atrium/domain/queryString.ts';
import type { HistoryState } from '@tanstack/react-router';
import { CallError } from '#lib/callError.ts';
import { logOut } from '#lib/logOut.ts';
import { mayHandleReturn } from '#lib/federationRuns.ts';
import { signIn } from '#lib/signIn.ts';
import type { SignupOffer } from '#lib/signInTokens.ts';
import { writeStored } from '#lib/storage.ts';
import { signUpElsewhere, type ElsewhereOutcome } from './signUpElsewhere.ts';
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
 * which they came (SSO-05, SSO-09). Somebody new who wanted an account gets it first (SIG-07). A return that was handled
 * before leads home, where the guard decides (SSO-07).
 */
export async function finishReturn(search: string, now: number): Promise<Onward> {
  const state = queryParam(search, 'state') ?? null;
  if (!(await mayHandleReturn(state, now))) return { href: '/', reload: false };
  const context = contextOf(search);
  if (state === null) return failed('SSO_FAILED', context);
  const reload = signIn.status() !== 'signedOut';
  try {
    const result = await signIn.startFederated(state);
    if (result.ok) return signedIn(result, reload);
    if ('linked' in result) return await leaveFor('add-secondary-email', null);
    if ('code' in result && result.code === 'ALREADY_LINKED') return await leaveFor(result.context, result.code);
    return 'signup' in result ? await signUp(state, result.signup, reload) : failed(result.code, result.context);
  } catch (error) {
    return failed(error instanceof CallError ? error.code : 'SSO_FAILED', context);
  }
}

/** From the sign-in page the guard goes on, as after a sign-in with a password (SIG-05). */
function signedIn({ redirectPath }: { readonly redirectPath: string | null }, reload: boolean): Onward {
  welcome('federation');
  return { href: `/login${formatQuery([['redirectPath', redirectPath ?? undefined]])}`, reload };
}

/** The account page needs a new sign-in after one of its ways was proved (SSO-06); `code`: what went wrong. */
async function leaveFor(context: FederationContext, code: string | null): Promise<Onward> {
  const { path, storageKey } = errorReturns[context];
  await logOut(path);
  if (code !== null) writeStored(storageKey, returnedCode(code, context));
  return { href: path, reload: true };
}

async function signUp(state: string, offer: SignupOffer, reload: boolean): Promise<Onward> {
  let outcome: ElsewhereOutcome;
  try {
    outcome = await signUpElsewhere(offer);
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

function contextOf(search: string): FederationContext {
  const said = queryParam(search, 'context');
  return federationContexts.find((name) => name === said) ?? 'login';
}

function failed(code: string, context: FederationContext): Onward {
  const { path, storageKey } = errorReturns[context];
  writeStored(storageKey, returnedCode(code, context));
  return { href: path, reload: false };
}
