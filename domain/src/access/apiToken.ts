import type { FormRules } from '../formRules.ts';
import { day } from '../time.ts';
import type { StaffRole } from './staffRoles.ts';

/**
 * The roles that an API token may have, the one that only reads first (API-07). No token is an owner, and none has
 * companies or courses of its own.
 */
export const tokenRoles = ['auditor', 'editor', 'support', 'commerce'] as const satisfies readonly StaffRole[];
export type TokenRole = (typeof tokenRoles)[number];

/** What a token may do by its role: only ask, or also change something. */
export const tokenScopes = ['READ', 'WRITE'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** After how many days a token may end; none is good for longer. */
export const tokenDays = [30, 90, 365] as const;

/** By which scanners of secrets recognize a token. */
export const tokenPrefix = 'atr_';

/** When a token ends that is made at `now` for so many days, in epoch milliseconds; null for another number of days. */
export function tokenEnd(now: number, days: number): number | null {
  return tokenDays.some((each) => each === days) ? now + days * day : null;
}

/** Where a token is: it can be used, its time is over, or it was ended before that. */
export const tokenStates = ['ACTIVE', 'EXPIRED', 'ENDED'] as const;
export type TokenState = (typeof tokenStates)[number];

/** The state of a token at `now`, epoch milliseconds. */
export function tokenState(
  { expiresAt, endedAt }: { readonly expiresAt: number; readonly endedAt: number | null },
  now: number,
): TokenState {
  if (endedAt !== null) return 'ENDED';
  return now < expiresAt ? 'ACTIVE' : 'EXPIRED';
}

/** In characters. */
export const longestTokenName = 80;

/** What a token is called; the audit log names it. */
export const apiTokenForm: FormRules<{ readonly name: string }> = {
  name: ({ name }) => {
    const { length } = name.trim();
    if (length === 0) return ['Give the token a name, such as what uses it.'];
    return length > longestTokenName ? [`A name has at most ${String(longestTokenName)} characters.`] : [];
  },
};
