import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { codeFaults } from '@atrium/domain/account/mailedCode.ts';
import { newPasswordFaults } from '@atrium/domain/account/passwordRules.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { setPassword } from '../../accountSettings/service/setPassword.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findLinkedAddress } from '../../federation/service/linking/links.ts';
import { lockProvedMember } from '../../identity/service/waysIn.ts';
import { isPasswordOf } from '../../proof/service/isPasswordOf.ts';
import { hashPassword, queueRetryAfter } from '../../proof/service/password.ts';
import { hashTac, networkKey } from '../../proof/service/tac.ts';
import { accountMails } from '../mails.ts';
import { endCode } from '../store/codes.ts';
import { findHolder } from '../store/holders.ts';
import { removeSignups } from '../store/signups.ts';
import type { CodePurpose, Done } from '../types.ts';
import { checkCode } from './codes.ts';
import { activateSignup, addMemberOfSignup, findPending } from './pendingSignup.ts';

export interface ConfirmPasswordInput {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  /** Of the link of a signup; null: the code resets the password of an account. */
  readonly tac: string | null;
}

/**
 * Sets a password with a mailed code: a new one of an account (SIG-12), or the first one of a signup, which becomes a
 * member with it (SIG-13, THR-02). Ends every sign-in of the member (THR-04). The same call again within the code's
 * lifetime succeeds without a change. Refuses with INVALID_INPUT for a password that breaks a rule (SIG-17), or what
 * cannot be a code; INVALID_CODE for a reset; CODE_MISMATCH or CODE_EXPIRED for a first password (SIG-14), the latter
 * also when the address has an account by now (THR-65); UNAVAILABLE when no account can be made now, as while somebody
 * else is about to take the address; RATE_LIMITED.
 */
export async function confirmPassword(ctx: Context, input: ConfirmPasswordInput): Promise<Result<Done>> {
  const address = asciiAddress(input.email);
  const [fault] = newPasswordFaults(input.password);
  if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, reason: 'PASSWORD_RULES' });
  const [codeFault] = codeFaults(input.code);
  if (codeFault !== undefined) return refuse('INVALID_INPUT', { message: codeFault, field: 'code' });
  const wait = await countNetworkAttempt(ctx, attempts.codes);
  if (wait !== null) return refuseTooMany(wait);
  const purpose: CodePurpose = input.tac === null ? 'RESET_PASSWORD' : 'SET_PASSWORD';
  const signup = await findPending(ctx.db, input.tac === null ? null : hashTac(input.tac), address);
  const key = { address, purpose, network: networkKey(ctx) };
  // a signup that has become a member is gone, and the code that did it may be sent again
  const check = await checkCode(ctx, key, { code: input.code, usedOnly: input.tac !== null && signup === null });
  // only somebody with the code makes the server hash
  if (check.outcome === 'used') return confirmAgain(ctx, { address, purpose, password: input.password });
  if (check.outcome !== 'right') return refusalOf(purpose, check.outcome);
  const hash = await hashPassword(input.password, address.toLowerCase());
  if (hash === null) return busy();
  const done = await allOrNothing<Done | null>(ctx.db, async (tx) => {
    // a mailed code proves the account of the address alone; the new password ends a change of it that is asked for
    const proved = await lockProvedMember(tx, () => findHolder(tx, address));
    if (!(await endCode(tx, key, check.codeHash))) return ok(null);
    const holder = proved ?? (await findHolder(tx, address));
    // the code of a signup, which a stranger may have begun, sets no password of an account that was made since: only
    // the account's own reset does, to which the page leads (THR-65)
    if (input.tac !== null && holder !== null) return refuse('CODE_EXPIRED');
    if (holder === null && signup === null) return refusalOf(purpose, 'wrong');
    const memberId = holder?.memberId ?? (signup === null ? null : await addMemberOfSignup(tx, ctx, signup));
    if (memberId === null) {
      ctx.log.warn({ purpose }, 'an account could not be made');
      return refuse('UNAVAILABLE');
    }
    await setPassword(tx, memberId, hash);
    await activateSignup(tx, ctx, holder === null ? signup : null, memberId);
    await removeSignups(tx, address);
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
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
  // a refusal leaves the code as it was, to be tried again; the try was counted before
  if (!done.ok) return done;
  // null: the same call was sent twice at once, and the other one has used the code
  return done.value === null ? confirmAgain(ctx, { address, purpose, password: input.password }) : ok(done.value);
}

/** The same call again, whose answer was lost: its code is used up, and its password is the one of the account. */
async function confirmAgain(
  ctx: Context,
  { address, purpose, password }: { address: string; purpose: CodePurpose; password: string },
): Promise<Result<Done>> {
  const isSet = await isPasswordOf(ctx, address, password);
  if (!isSet.ok) return isSet;
  return isSet.value ? ok({ success: true }) : refusalOf(purpose, 'wrong');
}

const busy = (): Refused => refuseTooMany(queueRetryAfter, { reason: 'BUSY' });

function refusalOf(purpose: CodePurpose, outcome: 'wrong' | 'expired'): Refused {
  if (purpose === 'RESET_PASSWORD')
    return refuse('INVALID_CODE', { reason: outcome === 'wrong' ? 'MISMATCH' : 'EXPIRED' });
  return refuse(outcome === 'wrong' ? 'CODE_MISMATCH' : 'CODE_EXPIRED');
}
