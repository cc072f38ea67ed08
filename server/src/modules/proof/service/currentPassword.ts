import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany, takeAttemptBack } from '../../attempt/service/countAttempt.ts';
import { findPasswordOf } from '../store/passwords.ts';
import { checkPassword, queueRetryAfter } from './password.ts';
import { inPasswordLine } from './passwordLine.ts';

/**
 * Checks the caller's password, and goes on with `whenRight` in the same line of the hashing queue; null of it means
 * that the queue is full. Returns the stored hash with what was made. Refuses with INVALID_CREDENTIALS about the
 * `field` of the input, FORBIDDEN for somebody without a password, and RATE_LIMITED.
 */
export async function checkCurrentPassword<T>(
  ctx: MemberContext,
  { password, field }: { readonly password: string; readonly field: string },
  whenRight: () => Promise<T | null>,
): Promise<Result<{ readonly stored: string; readonly made: T }>> {
  const { memberId } = ctx.viewer;
  const wait = await countAttempt(ctx, attempts.currentPasswords, memberId);
  if (wait !== null) return refuseTooMany(wait);
  const stored = await findPasswordOf(ctx.db, memberId);
  if (stored === null) return refuse('FORBIDDEN');
  const asker = { isKnown: true, line: `member ${memberId}` };
  const done = await inPasswordLine({ accountName: asker.line, isKnown: true }, async () => {
    const isRight = await checkPassword(asker, { stored: stored.hash, password });
    if (isRight !== true) return isRight;
    const made = await whenRight();
    return made === null ? null : { made };
  });
  if (done === null) {
    await takeAttemptBack(ctx, attempts.currentPasswords, memberId);
    return refuseTooMany(queueRetryAfter, { reason: 'BUSY' });
  }
  return done === false ? wrongPassword(field) : ok({ stored: stored.hash, made: done.made });
}

export function wrongPassword(field: string): Refused {
  return refuse('INVALID_CREDENTIALS', { message: 'This is not your current password.', field });
}
