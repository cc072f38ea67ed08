import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { endOverTokens } from '../store/tokens.ts';

/** Ends tokens whose time is over, or whose maker is no owner any more; such a one opens nothing before either. */
export async function endOver(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    for (const { tokenId, name, why } of await endOverTokens(tx, new Date(ctx.now))) {
      await writeAudit(tx, ctx, {
        actor: { kind: 'job', name: 'apiToken.endOver' },
        action: 'API_TOKEN_ENDED',
        subject: `apiToken/${tokenId}`,
        detail: { name, why: why === 'TIME' ? 'Its time was over.' : 'Who made it is no owner any more.' },
      });
    }
  });
}
