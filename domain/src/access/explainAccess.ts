import { mayGetOffer } from '../billing/cancelOffer.ts';
import { opensUpgradePage } from '../billing/mayUpgrade.ts';
import { refusal, type Refusal, type RefusalReason } from '../errors.ts';
import { sessionUnlocks, type SessionIdentity } from '../session/entitled.ts';
import { keysOf, type LedgerGrant } from './accessAt.ts';
import { checkRoute, unlockOf } from './checkRoute.ts';
import { byPrecedence } from './customizations.ts';
import { activeGrants } from './entitlement.ts';
import { fillPath } from './matchRoute.ts';
import { matchPage } from './studioRoutes.ts';
import { isTutorAllowed } from './tutorAccess.ts';
import type { Viewer } from './viewer.ts';

/** What is asked about: an address at an instant. */
export type AccessQuestion = {
  /** Without query and hash. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The session that the page is about, where the member may know of it. */
  readonly session?: SessionIdentity | undefined;
  /** What the server answered to the queries of the page at that instant; null where they open it. */
  readonly answered?: Instead | null;
};

/** What somebody meets who does not get a page: a refusal, or another page. */
export type Instead = { readonly refusal: Refusal } | { readonly leadsTo: string };

export type ExplainedGrant<G extends LedgerGrant> = G & {
  readonly keys: readonly string[];
  /** Whether it is in force at the instant. */
  readonly inForce: boolean;
  /** Whether it opens the address while it is in force. */
  readonly opens: boolean;
};

export type AccessExplanation<G extends LedgerGrant> = {
  readonly opens: boolean;
  /** OPEN, or the reason of the refusal, or ELSEWHERE for a page that leads the member on. */
  readonly reason: RefusalReason;
  /** What the member reads there; for an address that opens, by what it does. */
  readonly sentence: string;
  /** The address to which the member is led instead; null for a page that opens, or says why it does not. */
  readonly leadsTo: string | null;
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
  const { refused, leadsTo } = answerAt(viewer, question);
  if (refused !== null) {
    return { opens: false, reason: refused.reason, sentence: refused.message, leadsTo, keys, grants };
  }
  if (leadsTo !== null) {
    return { opens: false, reason: 'ELSEWHERE', sentence: `This page leads to ${leadsTo}.`, leadsTo, keys, grants };
  }
  const names = grants.filter(({ inForce, opens }) => inForce && opens).map(({ name }) => name);
  return { opens: true, reason: 'OPEN', sentence: openedBy([...new Set(names)]), leadsTo, keys, grants };
}

type Met = { readonly refused: Refusal | null; readonly leadsTo: string | null };

function answerAt(viewer: Viewer, { address, answered }: AccessQuestion): Met {
  const check = checkRoute(viewer, address);
  if (check.kind === 'notFound' || matchPage(address) === null) return { refused: refusal('NOT_FOUND'), leadsTo: null };
  if (check.kind === 'pageLock') return { refused: check.refusal, leadsTo: null };
  if (check.kind === 'redirect') return { refused: check.refusal, leadsTo: check.to };
  const instead = ownRule(viewer, address) ?? answered ?? null;
  if (instead === null) return { refused: null, leadsTo: null };
  return 'refusal' in instead ? { refused: instead.refusal, leadsTo: null } : { refused: null, ...instead };
}

/** What pages decide by themselves, with the rules that their code asks. */
function ownRule(viewer: Viewer, address: string): Instead | null {
  const match = matchPage(address);
  if (match?.kind !== 'page') return null;
  const { route, params } = match;
  const missing = { refusal: refusal('NOT_FOUND') };
  switch (route.path) {
    case '/upgrade':
      return opensUpgradePage(viewer) ? null : { leadsTo: '/' };
    case '/cancel-offer':
    case '/coupon-confirmation':
      return mayGetOffer(viewer) ? null : missing;
    case '/profai/transfer':
      return isTutorAllowed(viewer) ? null : { refusal: refusal('FORBIDDEN') };
    case '/member-directory/{userId}/edit':
      return params['userId'] === viewer.memberId ? null : { leadsTo: fillPath('/member-directory/{userId}', params) };
    default:
      return null;
  }
}

function keysAskedFor({ address, session, answered }: AccessQuestion): readonly string[] {
  if (answered && 'refusal' in answered && answered.refusal.unlock.length > 0) return answered.refusal.unlock;
  if (session) return session.isFreeSession ? [] : sessionUnlocks(session);
  const match = matchPage(address);
  return match?.kind === 'page' && match.route.public !== true ? unlockOf(match.route) : [];
}

function openedBy(names: readonly string[]): string {
  if (names.length === 0) return 'Open without an entitlement.';
  return `Opened by ${new Intl.ListFormat('en-US').format(names)}.`;
}
