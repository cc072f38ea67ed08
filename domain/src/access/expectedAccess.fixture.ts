import type { AccountType } from './accountType.ts';
import { areas } from './entitlement.ts';
import { defaultFlags, type Flags } from './flags.ts';

/** All 512 sets of areas. */
export const subsets = Array.from({ length: 2 ** areas.length }, (_, bits) =>
  areas.filter((_area, at) => (bits >> at) & 1),
);
/** Every state of the flags that a route names. */
export const flagSets: Flags[] = [false, true].flatMap((learningPlans) =>
  [false, true].map((profAimcBanner) => ({ ...defaultFlags, learningPlans, profAimcBanner })),
);

/**
 * The access rules written a second time, independently, from the sentences of the documents, one address at a time:
 * 'allow', 'pageLock', or the address where a refusal leads.
 */
export function expectedAt(address: string, type: AccountType, held: readonly string[], flags: Flags): string {
  const has = (...names: string[]): boolean => names.some((name) => held.includes(`area/${name}`));
  const is = (...types: AccountType[]): boolean => types.includes(type);
  const usual = is('EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL');
  const subscriber = has('mcsc-unlimited', 'ai-academy', 'ai-ondemand');
  const anyLearner = subscriber || has('mc-limited', 'mc-transactional', 'crash-courses');
  const onlyLimited = held.length === 1 && has('mc-limited');
  const fail = (elsewhere = '/not-authorized'): string => {
    if (is('ALUMNI', 'POST_TRIAL')) return '/resubscribe';
    if (type === 'LIMITED' && has('mc-limited')) return '/';
    return elsewhere;
  };
  const only = (condition: boolean, elsewhere?: string): string => (condition ? 'allow' : fail(elsewhere));

  if (/^\/(login|signup|corp-login)$/.test(address)) {
    if (is('ALUMNI', 'POST_TRIAL')) return '/resubscribe';
    // an administrator whose contract has ended (D97)
    return is('MEMBER') && held.length === 1 && has('enterprise-dashboard') ? '/organization' : '/';
  }
  if (/^\/(oauth|reset-password|reset-password-confirmation|set-password|lms)$/.test(address)) return 'allow';
  if (/^\/(preview|pathway|invite-registration|setup|join-team|verify)\//.test(address)) return 'allow';
  if (['/not-authorized', '/account-settings', '/notes', '/second-factor', '/checkout-confirmation'].includes(address))
    return 'allow';
  // for the team alone, whatever their account (STU-05)
  if (/^\/studio(\/|$)/.test(address)) return 'notFound';
  if (/^\/(resources|mini-mbas)/.test(address) && type === 'LIMITED' && onlyLimited) return 'pageLock';
  if (address.startsWith('/resources')) return only(usual && (subscriber || has('crash-courses', 'mc-limited')));
  if (address.startsWith('/mini-mbas')) return only(usual && has('bootcamps'));
  if (address.startsWith('/member-directory')) return only(usual && subscriber);
  if (address === '/referrals') {
    return only(is('EMPLOYEE', 'MEMBER', 'ALUMNI') && has('mcsc-unlimited', 'ai-academy'));
  }
  const ownCompany = ['/organization', '/organization/seats', '/organization/employee/x1'];
  if (address.startsWith('/insights') || ownCompany.includes(address)) {
    return only(usual && has('enterprise-dashboard'));
  }
  if (address.startsWith('/organization/')) return only(is('EMPLOYEE') && has('enterprise-dashboard'), '/organization');
  if (address === '/courses/business-archive') return only(usual && has('business-archive'));
  if (address === '/courses/portfolio') return only(usual && has('mcsc-unlimited', 'ai-academy', 'mc-transactional'));
  if (address.startsWith('/courses/ondemand/')) return only(usual && subscriber);
  if (/^\/(courses|certificates|events)/.test(address)) return only(usual && anyLearner);
  if (address === '/my-sessions') return only(usual && has('mc-transactional'));
  if (address.startsWith('/crash-courses')) return only(usual && has('crash-courses'));
  if (address === '/resubscribe') return only(is('ALUMNI', 'POST_TRIAL', 'LIMITED'), '/');
  if (address === '/profai/transfer') return only(flags.profAimcBanner && is('EMPLOYEE', 'MEMBER') && subscriber);
  if (address.startsWith('/plan/')) return only(flags.learningPlans && is('EMPLOYEE', 'MEMBER') && subscriber);
  if (['/', '/upgrade', '/cancel-offer', '/coupon-confirmation', '/drops'].includes(address)) return only(usual);
  throw new Error(`No rule for ${address}: add a line to expectedAt, from docs/product/access.md §2.1`);
}
