import { matchRoute } from './matchRoute.ts';

/**
 * Pages that have their place and their rule, and are not built yet: they say so, and nothing links to them (D78).
 * Take a path out when its page stands.
 */
export const soonPaths: readonly string[] = [
  ...['/signup', '/corp-login', '/oauth', '/lms'],
  ...['/reset-password', '/reset-password-confirmation', '/set-password'],
  ...['/preview/{inviteCode}', '/pathway/{inviteCode}', '/invite-registration/{inviteCode}'],
  '/verify/{credentialId}',
  ...['/member-directory', '/member-directory/{userId}', '/member-directory/{userId}/edit'],
  ...['/account-settings', '/referrals', '/insights', '/insights/{insightId}'],
  ...['/organization', '/organization/employee/{userId}'],
  ...['/organization/{customerId}', '/organization/{customerId}/employee/{userId}'],
  ...['/resources', '/resources/{slug}'],
  ...['/courses/business-archive', '/courses/portfolio'],
  ...['/certificates', '/certificates/{certificateId}', '/crash-courses', '/crash-courses/{certificateId}'],
  ...['/cancel-offer', '/coupon-confirmation', '/profai/transfer', '/plan/intro', '/plan/quiz'],
  ...['/events', '/events/{memberEventId}'],
];

/** Whether a page stands at an address of ours; query and hash do not matter. False too for what is no address of ours. */
export function isBuilt(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const match = matchRoute(path);
  if (match === null) return false;
  return match.kind === 'redirect' ? isBuilt(match.to) : !soonPaths.includes(match.route.path);
}
