import { mayBePassword, passwordRulesTogether } from '@atrium/domain/account/passwordRules.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { hashPassword } from '../../identity/service/password.ts';
import { setPassword } from '../../identity/service/setPassword.ts';
import { countNetworkAttempt } from '../../identity/service/tries.ts';
import { accountMails } from '../mails.ts';
import { endCode } from '../store/codes.ts';
import { findHolder } from '../store/holders.ts';
import { findNewestSignup, findSignup, removeSignups } from '../store/signups.ts';
import type { CodePurpose, Done, LimitedSignup } from '../types.ts';
import { activateLimitedMember } from './activateLimitedMember.ts';
import { checkCode, hashTac, type CodeCheck } from './codes.ts';

export interface ConfirmPasswordInput {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  /** Of the link of a signup; null: the code resets the password of an account. */
  readonly tac: string | null;
}

/** Codes that one network may try in a window, whatever the addresses (THR-13). */
const tryLimit = { most: 100, windowSeconds: 900 } as const;

/**
 * Sets a password with a mailed code: a new one of an account (SIG-12), or the first one of a signup, which becomes a
 * member with it (SIG-13, THR-02). Ends every sign-in of the member (THR-04). Refuses with INVALID_INPUT for a
 * password that breaks a rule (SIG-17); INVALID_CODE for a reset; CODE_MISMATCH or CODE_EXPIRED for a first password
 * (SIG-14); RATE_LIMITED.
 */
export async function confirmPassword(ctx: Context, input: ConfirmPasswordInput): Promise<Result<Done>> {
  const address = input.email.trim();
  if (!mayBePassword(input.password)) {
    return refuse('INVALID_INPUT', { message: passwordRulesTogether, reason: 'PASSWORD_RULES' });
  }
  if ((await countNetworkAttempt(ctx, 'code-network', tryLimit)) !== null) return refuse('RATE_LIMITED');
  const purpose: CodePurpose = input.tac === null ? 'RESET_PASSWORD' : 'SET_PASSWORD';
  const signup = await signupOf(ctx.db, address, input.tac);
  if (input.tac !== null && signup === null) return refuse('CODE_EXPIRED');
  const key = { address, purpose };
  const check = await checkCode(ctx, key, input.code);
  if (check.outcome !== 'right') return refusalOf(purpose, check.outcome);
  // only somebody with the code makes the server hash
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse('RATE_LIMITED', { reason: 'BUSY' });
  return transaction(ctx.db, async (tx) => {
    if (!(await endCode(tx, key, check.codeHash))) return refusalOf(purpose, 'wrong');
    // a person who reads the mails of an address owns its account, also one that was made since the signup
    const holder = await findHolder(tx, address);
    if (holder === null && signup === null) return refusalOf(purpose, 'wrong');
    const memberId = holder?.memberId ?? (signup === null ? null : await activateLimitedMember(tx, ctx, signup));
    if (memberId === null) return refuse('UNAVAILABLE');
    await setPassword(tx, memberId, hash);
    await removeSignups(tx, address);
    await writeAudit(tx, {
      at: ctx.now,
      actorMemberId: memberId,
      action: 'PASSWORD_SET',
      subject: `member/${memberId}`,
      detail: { by: purpose },
    });
    if (holder !== null) {
      const letter = accountMails.passwordChanged(holder, ctx.site);
      await queueMail(tx, ctx, {
        dedupeKey: `password-changed/${check.codeHash}/${String(ctx.now)}`,
        to: holder.email,
        letter,
      });
    }
    return ok({ success: true });
  });
}

function signupOf(tx: Tx, address: string, tac: string | null): Promise<LimitedSignup | null> {
  const now = new Date();
  return tac === null ? findNewestSignup(tx, address, now) : findSignup(tx, hashTac(tac), address, now);
}

function refusalOf(purpose: CodePurpose, outcome: Exclude<CodeCheck['outcome'], 'right'>): Refused {
  if (purpose === 'RESET_PASSWORD')
    return refuse('INVALID_CODE', { reason: outcome === 'wrong' ? 'MISMATCH' : 'EXPIRED' });
  return refuse(outcome === 'wrong' ? 'CODE_MISMATCH' : 'CODE_EXPIRED');
}
