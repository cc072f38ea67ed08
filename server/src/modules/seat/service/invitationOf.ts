import { longDate } from '@atrium/domain/longDate.ts';
import type { RunningContract, RunningProgram } from '../types.ts';

/** What a mail says about the contract of a seat. */
export function invitationOf(
  { companyName }: RunningProgram,
  { lastDay }: RunningContract,
): { companyName: string; until: string } {
  return { companyName, until: longDate(Date.parse(lastDay)) };
}
