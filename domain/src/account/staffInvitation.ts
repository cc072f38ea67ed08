import { day } from '../time.ts';

/** How long an invitation to the team is good, in milliseconds of the machine's clock (STF-08). */
export const staffInvitationLifetime = 7 * day;

/** The path of the page behind an invitation to the team. */
export function staffInvitationPath(token: string): string {
  return `/join-team/${token}`;
}
