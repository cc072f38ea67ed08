import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { isFreshSignIn } from '../../identity/service/isFreshSignIn.ts';
import { checkCurrentPassword } from '../../proof/service/currentPassword.ts';
import { hasPassword } from '../../proof/service/memberPassword.ts';
import { hasSecondFactor } from '../../secondFactor/service/listFactorKinds.ts';

/**
 * Proves that the caller owns the account, and not merely uses its browser (THR-04): by the password; for somebody who
 * has none, or a second factor beside it, by a sign-in that has lately proved all that the account has (STF-03). A
 * password that is given beside a factor must be right nevertheless. Refuses with INVALID_CREDENTIALS about the field
 * `password`, SIGN_IN_AGAIN, and RATE_LIMITED.
 */
export async function proveOwner(ctx: MemberContext, password: string | null): Promise<Result<null>> {
  const { memberId } = ctx.viewer;
  const mayUsePassword = await hasPassword(ctx.db, memberId);
  const needsFresh = !mayUsePassword || (await hasSecondFactor(ctx.db, memberId));
  if (needsFresh && !(await isFreshSignIn(ctx))) return refuse('SIGN_IN_AGAIN');
  if (needsFresh && (password === null || !mayUsePassword)) return ok(null);
  const checked = await checkCurrentPassword(ctx, { password: password ?? '', field: 'password' }, () =>
    Promise.resolve(true),
  );
  return checked.ok ? ok(null) : checked;
}
