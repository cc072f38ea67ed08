import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findTokenOwner, saveMailChoice } from '../../../mail/choices.ts';

/** The kind of mail that a link of a mail is about; null for an unknown one. Changes nothing. */
export async function findUnsubscribeKind(ctx: Pick<Context, 'db'>, token: string): Promise<MailKind | null> {
  return (await findTokenOwner(ctx.db, token))?.kind ?? null;
}

/** Ends, or with `isWanted` begins again, the kind of mail of this link (ACT-03); null for an unknown one. */
export async function chooseByLink(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
  isWanted: boolean,
): Promise<MailKind | null> {
  return transaction(ctx.db, async (tx) => {
    const owner = await findTokenOwner(tx, token);
    if (owner === null) return null;
    await saveMailChoice(tx, { ...owner, isWanted, now: new Date(ctx.now) });
    return owner.kind;
  });
}
