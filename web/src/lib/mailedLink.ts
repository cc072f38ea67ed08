import { redirect } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that a sign-in page is about, kept for a reload but not in the address bar (THR-15). */
    email?: string;
    /** The secret of a mailed link. */
    tac?: string;
    /** The page that the person wanted before the signup; in a mailed link as `redirectPath`. */
    redirectPath?: string;
    /** The address of a signup has an account. */
    isRegistered?: boolean;
  }
}

/** What a sign-in page knows of the link that opened it. */
export interface LinkState {
  readonly email: string | null;
  readonly tac: string | null;
  readonly redirectPath: string | null;
}

interface Address {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly state: { readonly [name in 'email' | 'tac' | 'redirectPath']?: string | undefined };
}

/**
 * Moves the address and the secret of a mailed link out of the address bar into the state of the history entry, before
 * the page loads anything: no history, referrer or script of another site gets them (THR-15). Throws the redirect.
 */
export function takeMailedLink({ pathname, search, state }: Address): void {
  const { email = state.email, tac = state.tac, redirectPath = state.redirectPath } = search;
  if (search['email'] === undefined && search['tac'] === undefined) return;
  redirect({
    href: pathname,
    replace: true,
    throw: true,
    state: {
      ...(typeof email === 'string' && { email }),
      ...(typeof tac === 'string' && { tac }),
      ...(typeof redirectPath === 'string' && { redirectPath }),
    },
  });
}

/** What `takeMailedLink` kept for this history entry. */
export function mailedLinkOf({ state }: Pick<Address, 'state'>): LinkState {
  return { email: state.email ?? null, tac: state.tac ?? null, redirectPath: state.redirectPath ?? null };
}
