import { randomUUID } from 'node:crypto';
import { tidyFactorName } from '@atrium/domain/account/secondFactor.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { inOrder, type RequestNumber } from '../../../base/sql/inOrder.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { secondFactorMails } from '../mails.ts';
import { listFactors, removeFactor, saveFactorName } from '../store/factors.ts';
import { removeRecoveryCodes } from '../store/recoveryCodes.ts';
import type { FactorsChanged } from '../types.ts';
import { findMadeCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { readSecondFactors } from './secondFactors.ts';

/** Gives a factor of the caller another name. Refuses with NOT_FOUND and INVALID_INPUT. */
export async function renameSecondFactor(
  ctx: MemberContext,
  { factorId, name: given }: { readonly factorId: string; readonly name: string },
): Promise<Result<FactorsChanged>> {
  const name = tidyFactorName(given);
  if (name === null)
    return refuse('INVALID_INPUT', { field: 'name', message: 'Give it a name of at most 60 letters.' });
  if (!(await saveFactorName(ctx.db, ctx.viewer.memberId, factorId, name))) return refuse('NOT_FOUND');
  return ok({ secondFactors: await readSecondFactors(ctx.db, ctx.viewer), recoveryCodes: null });
}

/**
 * Removes a factor of the caller, and with the last one the recovery codes; one that is not there is removed already.
 * Refuses with SIGN_IN_AGAIN for a sign-in that is not fresh, and with LAST_FACTOR where one is needed (STF-02).
 */
export async function removeSecondFactor(ctx: MemberContext, factorId: string): Promise<Result<FactorsChanged>> {
  if ((await ctx.signIn?.isFresh()) !== true) return refuse('SIGN_IN_AGAIN');
  const { memberId } = ctx.viewer;
  return transaction(ctx.db, async (tx): Promise<Result<FactorsChanged>> => {
    await lock(tx, `second-factor/${memberId}`);
    const before = await readSecondFactors(tx, ctx.viewer);
    const factor = before.factors.find((each) => each.factorId === factorId);
    if (factor === undefined) return ok({ secondFactors: before, recoveryCodes: null });
    const isLast = before.factors.length === 1;
    if (isLast && before.isNeeded) return refuse('LAST_FACTOR');
    await removeFactor(tx, memberId, factorId);
    if (isLast) await removeRecoveryCodes(tx, memberId);
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
      action: 'SECOND_FACTOR_REMOVED',
      subject: `member/${memberId}`,
      before: { factorId, kind: factor.kind, name: factor.name },
    });
    const owner = await findRecipient(tx, memberId);
    if (owner !== null) {
      const letter = secondFactorMails.removed(owner, ctx.site, factor.name);
      await queueMail(tx, ctx, { dedupeKey: `second-factor-removed/${factorId}`, to: owner.email, letter });
    }
    return ok({ secondFactors: await readSecondFactors(tx, ctx.viewer), recoveryCodes: null });
  });
}

/**
 * Makes new recovery codes, which end the former ones and are shown this once: they follow from the number of the
 * request, so that a repeated one shows the same. Refuses with SIGN_IN_AGAIN for a sign-in that is not fresh, with
 * NOT_FOUND for an account without a factor, and with CONFLICT for a request that comes too late.
 */
export async function makeRecoveryCodes(ctx: MemberContext, number: RequestNumber): Promise<Result<FactorsChanged>> {
  if ((await ctx.signIn?.isFresh()) !== true) return refuse('SIGN_IN_AGAIN');
  const { memberId } = ctx.viewer;
  const codes = { memberId, secret: ctx.secret, key: `${number.deviceId}/${String(number.clientSeq)}` };
  return transaction(ctx.db, (tx) => {
    const answer = async (recoveryCodes: readonly string[] | null): Promise<Result<FactorsChanged>> =>
      ok({ secondFactors: await readSecondFactors(tx, ctx.viewer), recoveryCodes });
    const request = { ...number, memberId, subject: 'recoveryCodes' };
    return inOrder<Result<FactorsChanged>>(tx, ctx.now, request, {
      work: async () => {
        await lock(tx, `second-factor/${memberId}`);
        if ((await listFactors(tx, memberId)).length === 0) return refuse('NOT_FOUND');
        const made = await replaceRecoveryCodes(tx, codes);
        await writeAudit(tx, ctx, {
          actor: { kind: 'person', memberId },
          action: 'RECOVERY_CODES_MADE',
          subject: `member/${memberId}`,
        });
        const owner = await findRecipient(tx, memberId);
        if (owner !== null) {
          const letter = secondFactorMails.codesMade(owner, ctx.site);
          await queueMail(tx, ctx, { dedupeKey: `recovery-codes/${randomUUID()}`, to: owner.email, letter });
        }
        return answer(made);
      },
      repeated: async () => answer(await findMadeCodes(tx, codes)),
    });
  });
}
