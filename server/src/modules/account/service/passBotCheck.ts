import { hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { addUsedChallenge } from '../store/botChallenges.ts';

/** Longer than any challenge is valid, in milliseconds: until then its use is remembered. */
const remembered = hour;

/**
 * Whether a token proves that somebody solved a challenge for this signup alone (SIG-08). False as well while the
 * service behind the check is away, which is logged.
 */
export async function passBotCheck(ctx: Pick<Context, 'db' | 'ports' | 'ip' | 'log'>, token: string): Promise<boolean> {
  let verdict;
  try {
    verdict = await ctx.ports.botCheck.verify(token, ctx.ip);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the bot check did not answer');
    return false;
  }
  return verdict.human && addUsedChallenge(ctx.db, verdict.useKey, new Date(machineNow() + remembered));
}
