import {
  errorReturns,
  federationContexts,
  returnedCode,
  type FederationContext,
} from '@atrium/domain/access/federation.ts';
import { formatQuery, queryParam } from '@atrium/domain/queryString.ts';
import { mayHandleReturn } from '#lib/federationRuns.ts';
import { signIn } from '#lib/signIn.ts';
import { writeStored } from '#lib/storage.ts';
import { welcome } from './welcome.ts';

/** Where the page at /oauth goes; `reload` when the page has belonged to another sign-in. */
export interface Onward {
  readonly href: string;
  readonly reload: boolean;
}

/**
 * Handles a return from a provider (SSO-04): signs the person in, or leaves the code of the failure for the page from
 * which they came (SSO-05, SSO-09). A return that was handled before leads home, where the guard decides (SSO-07).
 */
export async function finishReturn(search: string, now: number): Promise<Onward> {
  const state = queryParam(search, 'state') ?? null;
  if (!(await mayHandleReturn(state, now))) return { href: '/', reload: false };
  const context = contextOf(search);
  if (state === null) return failed('SSO_FAILED', context);
  const reload = signIn.status() !== 'signedOut';
  const result = await signIn.startFederated(state).catch(() => ({ ok: false as const, code: 'SSO_FAILED', context }));
  if (!result.ok) return failed(result.code, result.context);
  welcome('federation');
  // from there the guard goes on, as after a sign-in with a password (SIG-05)
  return { href: `/login${formatQuery([['redirectPath', result.redirectPath ?? undefined]])}`, reload };
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
