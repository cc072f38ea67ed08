import type { RefusalReason } from '../errors.ts';

const names: Readonly<Record<string, string>> = {
  'area/mcsc-unlimited': 'the unlimited membership',
  'area/ai-academy': 'AI Academy',
  'area/ai-ondemand': 'AI On Demand',
  'area/crash-courses': 'crash courses',
  'area/bootcamps': 'Mini-MBAs',
  'area/business-archive': 'legacy access',
};

/** The plans that open something: 'AI Academy or AI On Demand'; '' when no plan on sale does. */
export function planNames(unlock: readonly string[]): string {
  const plans = unlock.flatMap((key) => names[key] ?? []);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(plans);
}

/**
 * Why something does not open, as its reader is told: by the lock dialog and the page lock, by the not-authorized page,
 * and by the message of the API's error (D7, ACC-02, LIM-02). `subject`: what was asked for; absent for 'this'.
 * `reason`: ACCOUNT_TYPE, FLAG or ENTITLEMENT; `unlock`: the keys of which any one would open it.
 */
export function refusalSentence(
  { reason, unlock }: { readonly reason: RefusalReason; readonly unlock: readonly string[] },
  subject?: 'page' | 'session',
): string {
  const it = subject === undefined ? 'this' : `this ${subject}`;
  if (reason === 'ACCOUNT_TYPE') return `Your kind of account doesn't include ${it}.`;
  if (reason === 'FLAG') return `Your account doesn't have ${it} yet.`;
  return notInPlan(unlock, subject);
}

/** The sentence for something that the member's plan does not include, and the plans on sale that do. */
export function notInPlan(unlock: readonly string[], subject?: 'page' | 'session'): string {
  const plans = planNames(unlock);
  const it = subject === undefined ? 'this' : `this ${subject}`;
  return `Your plan doesn't include ${it}.${plans === '' ? '' : ` It is part of ${plans}.`}`;
}
