import { pastedCode } from '@atrium/domain/account/pastedCode.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { findGuessed } from '../../attempt/service/countAttempt.ts';
import { findRealmForPage, type PassRealm } from '../store/realms.ts';

/**
 * The realm of a single-sign-on pass; null for any other code. Refuses with RATE_LIMITED once a network has asked for
 * too many codes that do not exist, here or at the pages of passes: these guesses are counted together (THR-58).
 */
export async function findKnownRealm(
  ctx: Pick<Context, 'db' | 'pool' | 'secret' | 'ip'>,
  pasted: string,
): Promise<Result<PassRealm | null>> {
  const code = pastedCode(pasted);
  // a pass without single sign-on is no guess: the page of every pass asks
  const lookUp = async (): Promise<{ readonly realm: PassRealm | null } | null> =>
    /^\P{C}{1,100}$/u.test(code) ? findRealmForPage(ctx, code) : null;
  const known = await findGuessed(ctx, attempts.unknownPasses, lookUp, pasted);
  return known.ok ? ok(known.value?.realm ?? null) : known;
}
