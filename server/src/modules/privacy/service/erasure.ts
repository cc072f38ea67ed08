import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { erasureGrace } from '@atrium/domain/privacy/terms.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { proveOwner } from '../../accountSettings/service/proveOwner.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { addErasure, removeErasure } from '../../member/service/erasureRequest.ts';
import { isLastOwner } from '../../staff/service/lastOwner.ts';
import { privacyMails } from '../mails.ts';
import { findErasure, findOwner, type Owner } from '../store/erasures.ts';
import type { Erasure } from '../types.ts';

/**
 * Asks for the erasure of the caller's account in 14 days (ACT-05). Asking again changes nothing. Refuses as
 * `proveOwner` does: INVALID_CREDENTIALS, SIGN_IN_AGAIN, RATE_LIMITED; and with LAST_OWNER (STF-04).
 */
export async function requestErasure(
  ctx: MemberContext,
  password: string | null,
): Promise<Result<{ readonly erasure: Erasure }>> {
  const proved = await proveOwner(ctx, password);
  if (!proved.ok) return proved;
  const { memberId } = ctx.viewer;
  const asked = { requestedAt: ctx.now, dueAt: ctx.now + erasureGrace };
  return transaction(ctx.db, async (tx) => {
    if (await isLastOwner(tx, memberId)) return refuse('LAST_OWNER');
    const owner = await findOwner(tx, memberId);
    if (owner === null) return refuse('NOT_FOUND');
    const dates = { requestedAt: new Date(asked.requestedAt), dueAt: new Date(asked.dueAt) };
    if (await addErasure(tx, memberId, dates)) {
      const letter = privacyMails.erasureRequested(owner, ctx.site, asked.dueAt, owner.hasSubscription);
      await mailAndAudit(tx, ctx, owner, { letter, action: 'ERASURE_REQUESTED' });
      return ok({ erasure: asked });
    }
    const known = await findErasure(tx, memberId);
    const erasure = known && { requestedAt: known.requestedAt.getTime(), dueAt: known.dueAt.getTime() };
    return ok({ erasure: erasure ?? asked });
  });
}

/** Keeps the caller's account after all (ACT-05); nothing when nobody asked for its erasure. */
export async function cancelErasure(ctx: MemberContext): Promise<Result<{ readonly erasure: null }>> {
  const { memberId } = ctx.viewer;
  return transaction(ctx.db, async (tx) => {
    const owner = await findOwner(tx, memberId);
    if (owner !== null && (await removeErasure(tx, memberId)) !== null) {
      await mailAndAudit(tx, ctx, owner, {
        letter: privacyMails.erasureCanceled(owner, ctx.site),
        action: 'ERASURE_CANCELED',
      });
    }
    return ok({ erasure: null });
  });
}

async function mailAndAudit(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'> & Pick<MemberContext, 'viewer'>,
  owner: Owner,
  { letter, action }: { readonly letter: Letter; readonly action: 'ERASURE_CANCELED' | 'ERASURE_REQUESTED' },
): Promise<void> {
  const { memberId } = ctx.viewer;
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action,
    subject: `member/${memberId}`,
  });
  await queueMail(tx, ctx, { dedupeKey: `erasure/${randomUUID()}`, to: owner.email, letter });
}
