import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { listMailChoices, mailChoicesOf, saveMailChoice } from '../../../mail/choices.ts';
import { findDataSettings } from '../store/dataSettings.ts';
import type { DataSettings } from '../types.ts';
import { downloadOf } from './dataExports.ts';

/** Which mails the caller gets, and what they asked for about their data (ACT-03 to ACT-05). */
export async function getDataSettings(ctx: MemberContext): Promise<Result<DataSettings>> {
  const found = await findDataSettings(ctx, ctx.viewer.memberId, new Date(ctx.now));
  if (found === null) return refuse('NOT_FOUND');
  const { hasSubscription, unwanted, download, erasure, looks } = found;
  return ok({
    mailChoices: mailChoicesOf(unwanted.map(({ kind }) => kind)),
    download: download && downloadOf(download),
    erasure: erasure && { requestedAt: erasure.requestedAt.getTime(), dueAt: erasure.dueAt.getTime() },
    hasSubscription,
    looks: looks.map(({ endsAt, endedAt, ...look }) => ({
      ...look,
      endedAt: endedAt ?? (endsAt <= ctx.now ? endsAt : null),
    })),
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
