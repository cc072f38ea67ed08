import { readStored, writeStored } from './storage.ts';

/** How long the same return is not handled again, in milliseconds (SSO-07). */
const guardPeriod = 600_000;

type Runs = Readonly<Record<string, number>>;

/**
 * Whether a return from a provider may be handled now, and notes that it is (SSO-07, D9): each state once for this tab,
 * a new one at once, and a return without a state once in ten minutes. Only hashes of states are kept.
 */
export async function mayHandleReturn(state: string | null, now: number): Promise<boolean> {
  const key = await keyOf(state);
  // nothing is awaited between reading and writing, so that of two calls at once one may
  const runs = runsOf(readStored('federationRuns'), now);
  if (runs[key] !== undefined) return false;
  writeStored('federationRuns', JSON.stringify({ ...runs, [key]: now }));
  return true;
}

/** Lets a return be handled again: one that nobody has answered. */
export async function forgetReturn(state: string): Promise<void> {
  const key = await keyOf(state);
  // at the instant 0 none is too old
  const runs = Object.entries(runsOf(readStored('federationRuns'), 0)).filter(([known]) => known !== key);
  writeStored('federationRuns', JSON.stringify(Object.fromEntries(runs)));
}

async function keyOf(state: string | null): Promise<string> {
  return `oauth/${state === null ? '' : await hashOf(state)}`;
}

/** The runs of the last ten minutes; the server refuses a state that is older. Unreadable text counts as none. */
function runsOf(text: string | null, now: number): Runs {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof stored === 'object' ? (stored ?? {}) : {});
    return Object.fromEntries(entries.filter(([, at]) => typeof at === 'number' && now - at < guardPeriod));
  } catch {
    return {};
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
