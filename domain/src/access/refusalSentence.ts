import type { Plan } from '../billing/plans.ts';
import type { Refusal, RefusalReason } from '../errors.ts';
import { upperFirst } from '../upperFirst.ts';

/** The memberships, the largest first, where it is not known what is sold to the person. */
const memberships: Readonly<Record<string, string>> = {
  'area/mcsc-unlimited': 'Unlimited',
  'area/ai-academy': 'AI Academy',
  'area/ai-ondemand': 'AI Academy On Demand',
};
/** What is bought once. */
const purchases: Readonly<Record<string, string>> = {
  'area/crash-courses': 'a crash course',
  'area/bootcamps': 'a Mini-MBA',
};

/** What is said where one area alone would open something, and no membership has it. */
const alone: Readonly<Record<string, (it: string) => string>> = {
  'area/bootcamps': () => 'Mini-MBAs are bought one at a time. Members pay less.',
  'area/crash-courses': () => 'Crash courses are bought one at a time.',
  'area/business-archive': () => "The Business Course Archive is in none of today's plans.",
  'area/enterprise-dashboard': (it) => `This ${it} belongs to company accounts.`,
};

/** A plan as far as it is named to a person who could buy it. */
export type SoldPlan = Pick<Plan, 'name' | 'grants'>;

/**
 * What opens something: 'AI Academy or AI Academy On Demand'; '' when nothing on sale does. `sold`: the plans that this
 * person can buy, the largest last, of which those that open it are named; absent where that is not known.
 */
export function planNames(unlock: readonly string[], sold?: readonly SoldPlan[]): string {
  const plans =
    sold === undefined
      ? unlock.flatMap((key) => memberships[key] ?? [])
      : sold.toReversed().flatMap(({ name, grants }) => (grants.some((key) => unlock.includes(key)) ? [name] : []));
  const once = unlock.flatMap((key) => purchases[key] ?? []);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format([...plans, ...once]);
}

/**
 * Why something does not open, in words for people: by the lock dialog and the page lock, by the not-authorized page,
 * and by the message of the API's error (D7, ACC-02, LIM-02). `subject`: what was asked for; absent for 'this'.
 * `reason`: ACCOUNT_TYPE, FLAG or ENTITLEMENT; `unlock`: the keys of which any one would open it; `forMembers`: whether
 * an account of a member is of the right kind.
 */
export function refusalSentence(
  {
    reason,
    unlock,
    forMembers = false,
  }: { readonly reason: RefusalReason; readonly unlock: readonly string[]; readonly forMembers?: boolean },
  subject?: 'page' | 'session',
): string {
  const it = subject === undefined ? 'this' : `this ${subject}`;
  if (reason === 'ACCOUNT_TYPE') {
    return forMembers ? `${upperFirst(it)} is for members.` : `Your kind of account doesn't include ${it}.`;
  }
  if (reason === 'FLAG') return `Your account doesn't have ${it} yet.`;
  return notInPlan(unlock, subject);
}

/**
 * The sentence for something that the account does not include: what does, where that is on sale. `sold`: as in
 * planNames.
 */
export function notInPlan(unlock: readonly string[], subject?: 'page' | 'session', sold?: readonly SoldPlan[]): string {
  const [area, ...more] = unlock.filter((key) => key.startsWith('area/'));
  const own = area === undefined || more.length > 0 ? undefined : alone[area];
  if (own !== undefined) return own(subject ?? 'part');
  const plans = planNames(unlock, sold);
  const it = subject === undefined ? 'this' : `this ${subject}`;
  return plans === '' ? `Your account doesn't include ${it}.` : `${upperFirst(it)} comes with ${plans}.`;
}

/**
 * Why a page does not open, by the names of the plans that the person can buy (D99); as the refusal says it where none
 * is known, or a plan is not the reason.
 */
export function refusalInPlans({ reason, unlock, message }: Refusal, sold: readonly SoldPlan[]): string {
  return reason === 'ENTITLEMENT' && sold.length > 0 ? notInPlan(unlock, 'page', sold) : message;
}
