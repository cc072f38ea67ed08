import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { isFreshSignIn } from '../../identity/service/isFreshSignIn.ts';
import { checkCurrentPassword } from '../../proof/service/currentPassword.ts';
import { hasPassword } from '../../proof/service/memberPassword.ts';

/**
 * Proves that the caller owns the account, and not merely uses its browser (THR-04): by the password, or, for somebody
 * without one, by a sign-in of the last ten minutes. Refuses with INVALID_CREDENTIALS about the field `password`,
 * SIGN_IN_AGAIN, and RATE_LIMITED.
 */
export async function proveOwner(ctx: MemberContext, password: string | null): Promise<Result<null>> {
  if (!(await hasPassword(ctx.db, ctx.viewer.memberId))) {
    return (await isFreshSignIn(ctx)) ? ok(null) : refuse('SIGN_IN_AGAIN');
  }
  const checked = await checkCurrentPassword(ctx, { password: password ?? '', field: 'password' }, () =>
    Promise.resolve(true),
  );
  return checked.ok ? ok(null) : checked;
}
