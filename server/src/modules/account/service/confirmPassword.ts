import { mayBePassword, passwordRulesTogether } from '@atrium/domain/account/passwordRules.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findLinkedAddress } from '../../identity/service/linking/findLinkedAddress.ts';
import { hashPassword, queueRetryAfter } from '../../identity/service/password.ts';
import { setPassword } from '../../identity/service/setPassword.ts';
import { hashTac, networkKey } from '../../identity/service/tac.ts';
import { countNetworkAttempt } from '../../identity/service/tries.ts';
import { accountMails } from '../mails.ts';
import { endCode } from '../store/codes.ts';
import { findHolder } from '../store/holders.ts';
import { removeSignups } from '../store/signups.ts';
import type { CodePurpose, Done } from '../types.ts';
import { checkCode, type CodeCheck } from './codes.ts';
import { activateSignup, addMemberOfSignup, findPending } from './pendingSignup.ts';

export interface ConfirmPasswordInput {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  /** Of the link of a signup; null: the code resets the password of an account. */
  readonly tac: string | null;
}

/** Codes that one network may try in a window, whatever the addresses (THR-13). */
const tryLimit = { most: 100, window: 15 * minute } as const;

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
  const signup = await findPending(ctx.db, input.tac === null ? null : hashTac(input.tac), address);
  if (input.tac !== null && signup === null) return refuse('CODE_EXPIRED');
  const key = { address, purpose, network: networkKey(ctx) };
  const check = await checkCode(ctx, key, input.code);
  if (check.outcome !== 'right') return refusalOf(purpose, check.outcome);
  // only somebody with the code makes the server hash
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse('RATE_LIMITED', { reason: 'BUSY', retryAfter: queueRetryAfter });
  return transaction(ctx.db, async (tx) => {
    if (!(await endCode(tx, key, check.codeHash))) return refusalOf(purpose, 'wrong');
    // a person who reads the mails of an address owns its account, also one that was made since the signup
    const holder = await findHolder(tx, address);
    if (holder === null && signup === null) return refusalOf(purpose, 'wrong');
    const memberId = holder?.memberId ?? (signup === null ? null : await addMemberOfSignup(tx, ctx, signup));
    if (memberId === null) return refuse('UNAVAILABLE');
    await setPassword(tx, memberId, hash);
    await activateSignup(tx, ctx, input.tac === null && holder !== null ? null : signup, memberId);
    await removeSignups(tx, address);
    await writeAudit(tx, {
      at: ctx.now,
      actorMemberId: memberId,
      action: 'PASSWORD_SET',
      subject: `member/${memberId}`,
      detail: { by: purpose },
    });
    if (holder !== null) {
      const letter = accountMails.passwordChanged(holder, ctx.site, await findLinkedAddress(tx, memberId));
      await queueMail(tx, ctx, {
        dedupeKey: `password-changed/${check.codeHash}/${String(ctx.now)}`,
        to: holder.email,
        letter,
      });
    }
    return ok({ success: true });
  });
}

function refusalOf(purpose: CodePurpose, outcome: Exclude<CodeCheck['outcome'], 'right'>): Refused {
  if (purpose === 'RESET_PASSWORD')
    return refuse('INVALID_CODE', { reason: outcome === 'wrong' ? 'MISMATCH' : 'EXPIRED' });
  return refuse(outcome === 'wrong' ? 'CODE_MISMATCH' : 'CODE_EXPIRED');
}
