import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { listMailChoices, saveMailChoice } from '../../../mail/choices.ts';
import { findExportOf } from '../store/dataExports.ts';
import { findErasure, findOwner } from '../store/erasures.ts';
import type { DataSettings } from '../types.ts';
import { downloadOf } from './dataExports.ts';

/** Which mails the caller gets, and what they asked for about their data (ACT-03 to ACT-05). */
export async function getDataSettings(ctx: MemberContext): Promise<Result<DataSettings>> {
  const { memberId } = ctx.viewer;
  const owner = await findOwner(ctx.db, memberId);
  if (owner === null) return refuse('NOT_FOUND');
  const [mailChoices, found, erasure] = await Promise.all([
    listMailChoices(ctx.db, memberId),
    findExportOf(ctx.db, memberId, new Date(ctx.now)),
    findErasure(ctx.db, memberId),
  ]);
  return ok({
    mailChoices,
    download: found && downloadOf(found),
    erasure: erasure && { requestedAt: erasure.requestedAt.getTime(), dueAt: erasure.dueAt.getTime() },
    hasSubscription: owner.hasSubscription,
  });
}

/** Saves whether the caller gets one kind of mail (ACT-03). */
export async function chooseMail(
  ctx: MemberContext,
  { kind, isWanted }: { readonly kind: MailKind; readonly isWanted: boolean },
): Promise<Result<Pick<DataSettings, 'mailChoices'>>> {
  const { memberId } = ctx.viewer;
  return transaction(ctx.db, async (tx) => {
    await saveMailChoice(tx, { memberId, kind, isWanted, now: new Date(ctx.now) });
    return ok({ mailChoices: await listMailChoices(tx, memberId) });
  });
}
