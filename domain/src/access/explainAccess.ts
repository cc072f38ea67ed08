import { refusal, type Refusal, type RefusalReason } from '../errors.ts';
import { sessionAccess, type KnownSession } from '../learning/contentAccess.ts';
import { sessionUnlocks } from '../session/entitled.ts';
import type { EnrollmentStatus } from '../session/facts.ts';
import { keysOf, type LedgerGrant } from './accessAt.ts';
import { checkRoute, unlockOf } from './checkRoute.ts';
import { byPrecedence } from './customizations.ts';
import { activeGrants } from './entitlement.ts';
import { matchRoute } from './matchRoute.ts';
import type { Viewer } from './viewer.ts';

/** What is asked about: an address at an instant, and the session that it is about; null for one nobody may know of. */
export type AccessQuestion = {
  readonly address: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly session?: (KnownSession & { readonly enrollmentStatus: EnrollmentStatus }) | null;
};

export type ExplainedGrant<G extends LedgerGrant> = G & {
  readonly keys: readonly string[];
  /** Whether it is in force at the instant. */
  readonly inForce: boolean;
  /** Whether it opens the address while it is in force. */
  readonly opens: boolean;
};

export type AccessExplanation<G extends LedgerGrant> = {
  readonly opens: boolean;
  /** OPEN, or the reason of the refusal. */
  readonly reason: RefusalReason;
  /** What the member reads there; for an address that opens, by what it does. */
  readonly sentence: string;
  /** The keys of which any one is enough; none where no entitlement is asked for. */
  readonly keys: readonly string[];
  /** The whole ledger, the oldest grant first; those of one instant by precedence. */
  readonly grants: readonly ExplainedGrant<G>[];
};

/**
 * Whether a member may open an address at an instant, and why: by the rules that the pages and the calls follow, with
 * the grants that open it and those that would if they were in force (D2, D6, D7). `viewer`: the member at that
 * instant; `ledger`: all grants of the same member.
 */
export function explainAccess<G extends LedgerGrant>(
  viewer: Viewer,
  ledger: readonly G[],
  question: AccessQuestion,
): AccessExplanation<G> {
  const { at } = question;
  const keys = keysAskedFor(question);
  const active = new Set(activeGrants(ledger, at));
  const grants = ledger
    .toSorted((a, b) => a.startsAt - b.startsAt || byPrecedence(a, b))
    .map((grant) => {
      const own = keysOf(grant);
      return { ...grant, keys: own, inForce: active.has(grant), opens: own.some((key) => keys.includes(key)) };
    });
  const refused = refusalAt(viewer, question);
  if (refused !== null) return { opens: false, reason: refused.reason, sentence: refused.message, keys, grants };
  const names = grants.filter(({ inForce, opens }) => inForce && opens).map(({ name }) => name);
  return { opens: true, reason: 'OPEN', sentence: openedBy([...new Set(names)]), keys, grants };
}

function refusalAt(viewer: Viewer, { address, session }: AccessQuestion): Refusal | null {
  const check = checkRoute(viewer, address);
  if (check.kind === 'notFound') return refusal('NOT_FOUND');
  if (check.kind === 'pageLock') return check.refusal;
  if (check.kind === 'redirect' && check.refusal !== null) return check.refusal;
  if (session === undefined) return null;
  if (session === null) return refusal('NOT_FOUND');
  const content = sessionAccess(viewer, session, session.enrollmentStatus);
  return content.ok ? null : content.refusal;
}

function keysAskedFor({ address, session }: AccessQuestion): readonly string[] {
  if (session) return session.isFreeSession ? [] : sessionUnlocks(session);
  const match = matchRoute(address);
  return match?.kind === 'page' && match.route.public !== true ? unlockOf(match.route) : [];
}

function openedBy(names: readonly string[]): string {
  if (names.length === 0) return 'Open without an entitlement.';
  return `Opened by ${new Intl.ListFormat('en-US').format(names)}.`;
}
