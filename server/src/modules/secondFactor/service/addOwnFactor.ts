import { mostFactors, tidyFactorName } from '@atrium/domain/account/secondFactor.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { countUse, findUse } from '../../../base/sql/limit.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { secondFactorMails } from '../mails.ts';
import { addFactor, listFactors, type ProvedFactor } from '../store/factors.ts';
import { countRecoveryCodes } from '../store/recoveryCodes.ts';
import type { FactorsChanged } from '../types.ts';
import { handleLifetime } from './handle.ts';
import { findMadeCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { readSecondFactors } from './secondFactors.ts';

/** A factor that is being added, by the handle that its owner was given for it. */
interface FactorRequest {
  readonly factorId: string;
  readonly handle: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/**
 * Adds a factor that `prove` has shown to work (null: it does not), with an entry in the audit log and a mail; recovery
 * codes come with the first one, which ends the member's other sign-ins: they were made without it (STF-03). The same
 * call again changes nothing, and shows the same codes: they follow from its `handle`. `isOpen` false: the handle has
 * expired. Refuses with SIGN_IN_AGAIN for a sign-in that is not fresh (D10).
 */
export async function addOwnFactor(
  ctx: MemberContext,
  { factorId, handle, name: given, isOpen }: FactorRequest,
  prove: () => Promise<ProvedFactor | null>,
): Promise<Result<FactorsChanged>> {
  const { signIn = null } = ctx;
  if (signIn === null || !(await signIn.isFresh())) return refuse('SIGN_IN_AGAIN');
  const { memberId } = ctx.viewer;
  const name = tidyFactorName(given);
  if (name === null)
    return refuse('INVALID_INPUT', { field: 'name', message: 'Give it a name of at most 60 letters.' });
  if (!isOpen) return refuse('SECOND_FACTOR_EXPIRED');
  // the same call again is no guess
  const isThere = (await listFactors(ctx.db, memberId)).some((factor) => factor.factorId === factorId);
  const wait = isThere ? null : await countAttempt(ctx, attempts.addedFactors, memberId);
  if (wait !== null) return refuseTooMany(wait);
  const proved = await prove();
  const added = await transaction(ctx.db, async (tx): Promise<Result<FactorsChanged>> => {
    if (!(await signIn.lockOthers(tx))) return refuse('SIGN_IN_AGAIN');
    await lock(tx, `second-factor/${memberId}`);
    const factors = await listFactors(tx, memberId);
    const request = { memberId, secret: ctx.secret, key: handle };
    const answer = async (recoveryCodes: readonly string[] | null) =>
      ok({ secondFactors: await readSecondFactors(tx, ctx.viewer), recoveryCodes });
    if (factors.some((factor) => factor.factorId === factorId)) return answer(await findMadeCodes(tx, request));
    if (proved === null) return refuse('SECOND_FACTOR_WRONG', { field: 'code' });
    // its factor was removed: a handle adds one once
    if ((await findUse(tx, handleBucket(factorId), machineNow())) !== null) return refuse('SECOND_FACTOR_EXPIRED');
    if (factors.length >= mostFactors)
      return refuse('INVALID_INPUT', { message: 'Remove a factor before you add one.' });
    const at = new Date(machineNow());
    if (!(await addFactor(tx, { factorId, memberId, name, at, ...proved })))
      return refuse('INVALID_INPUT', { message: 'This passkey is in use already. Make another one.' });
    if (factors.length === 0) await signIn.endOthers(tx);
    const hasCodes = (await countRecoveryCodes(tx, memberId)) > 0;
    const recoveryCodes = hasCodes ? null : await replaceRecoveryCodes(tx, request);
    await countUse(tx, handleBucket(factorId), { most: 1, window: handleLifetime }, machineNow());
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
      action: 'SECOND_FACTOR_ADDED',
      subject: `member/${memberId}`,
      after: { factorId, kind: proved.kind, name },
    });
    const owner = await findRecipient(tx, memberId);
    if (owner !== null) {
      const letter = secondFactorMails.added(owner, ctx.site, name);
      await queueMail(tx, ctx, { dedupeKey: `second-factor-added/${factorId}`, to: owner.email, letter });
    }
    return answer(recoveryCodes);
  });
  // every page opens to somebody of the team who has one (STF-02)
  signIn.forgetViewer();
  return added;
}

/** Says that the handle of a factor was used, for as long as it could be used again. */
function handleBucket(factorId: string): string {
  return `factor-handle/${factorId}`;
}
