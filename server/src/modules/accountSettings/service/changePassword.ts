import { randomUUID } from 'node:crypto';
import { newPasswordFaults } from '@atrium/domain/account/passwordRules.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { isFreshSignIn } from '../../identity/service/isFreshSignIn.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { checkCurrentPassword, wrongPassword } from '../../proof/service/currentPassword.ts';
import { lockMemberPassword, wasPasswordSetBy } from '../../proof/service/memberPassword.ts';
import { hashPassword } from '../../proof/service/password.ts';
import { hasSecondFactor } from '../../secondFactor/service/listFactorKinds.ts';
import { accountSettingsMails } from '../mails.ts';
import { setPassword } from './setPassword.ts';

const field = 'currentPassword';
/** For how long a change that is sent again, because its answer was lost, is answered as the first time. */
const mayBeSentAgain = 10 * minute;

/**
 * Changes the caller's password, proved by the present one, and ends every other sign-in (THR-04). Refuses with
 * INVALID_INPUT for a password that breaks a rule (SIG-17), SIGN_IN_AGAIN where there is a second factor and the
 * sign-in is not fresh (STF-03), INVALID_CREDENTIALS for a wrong present one, FORBIDDEN for somebody who has none, and
 * RATE_LIMITED. Safe to send again for ten minutes.
 */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<{ readonly success: true }>> {
  const { memberId } = ctx.viewer;
  const [fault] = newPasswordFaults(newPassword);
  if (fault !== undefined) {
    return refuse('INVALID_INPUT', { message: fault, reason: 'PASSWORD_RULES', field: 'newPassword' });
  }
  if ((await hasSecondFactor(ctx.db, memberId)) && !(await isFreshSignIn(ctx))) return refuse('SIGN_IN_AGAIN');
  const checked = await checkCurrentPassword(ctx, { password: currentPassword, field }, () =>
    hashPassword(newPassword, `member ${memberId}`),
  );
  if (!checked.ok) {
    return checked.refusal.code === 'INVALID_CREDENTIALS' ? answerAgain(ctx, newPassword, checked) : checked;
  }
  const { stored, made: hash } = checked.value;
  const changed = await transaction(ctx.db, async (tx) => {
    if (!(await lockMemberPassword(tx, memberId, stored))) return false;
    await setPassword(tx, memberId, hash, ctx.signIn?.sid ?? null);
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
      action: 'PASSWORD_SET',
      subject: `member/${memberId}`,
      detail: { by: 'PASSWORD' },
    });
    const owner = await findRecipient(tx, memberId);
    if (owner !== null) {
      const letter = accountSettingsMails.passwordChanged(owner, ctx.site);
      await queueMail(tx, ctx, { dedupeKey: `password-changed/${randomUUID()}`, to: owner.email, letter });
    }
    return true;
  });
  return changed ? ok({ success: true }) : answerAgain(ctx, newPassword, wrongPassword(field));
}

/**
 * Answers a change that this sign-in has made already as it was answered then. The password is compared again, so it
 * counts as one more attempt, and nobody has more guesses than without this.
 */
async function answerAgain(
  ctx: MemberContext,
  newPassword: string,
  wrong: Refused,
): Promise<Result<{ readonly success: true }>> {
  const { memberId } = ctx.viewer;
  const sid = ctx.signIn?.sid;
  if (sid === undefined || !(await wasPasswordSetBy(ctx.db, { memberId, sid, within: mayBeSentAgain }))) return wrong;
  const checked = await checkCurrentPassword(ctx, { password: newPassword, field }, () => Promise.resolve(true));
  return checked.ok ? ok({ success: true }) : checked;
}
