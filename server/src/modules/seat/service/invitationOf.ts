import { longDate } from '@atrium/domain/longDate.ts';
import type { Context } from '../../../base/context.ts';
import type { RunningContract } from '../types.ts';

/** What a mail says about the contract of a seat. */
export function invitationOf(
  { site }: Pick<Context, 'site'>,
  { companyName, lastDay }: RunningContract,
): { companyName: string; brandName: string; until: string } {
  return { companyName, brandName: site.brandName, until: longDate(Date.parse(lastDay)) };
}
