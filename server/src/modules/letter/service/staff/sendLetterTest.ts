import { ok, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../../base/context.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { queueTest } from '../../../../mail/outbox.ts';
import { findKind } from '../listLetters.ts';
import { writeLetter } from '../writeLetter.ts';

/**
 * Sends the example of a letter to the person who asks, at once, whatever is switched off (RUN-01); another press
 * within the same minute sends no second one. `isDraft`: in the words of its draft. Refuses with NOT_FOUND for no
 * letter.
 */
export async function sendLetterTest(
  ctx: StaffContext,
  { letter, isDraft }: { readonly letter: string; readonly isDraft: boolean },
): Promise<Result<{ readonly sentTo: string }>> {
  const kind = findKind(ctx, letter);
  if (!kind.ok) return kind;
  const mail = await writeLetter(ctx, kind.value, { isDraft });
  const { memberId, email } = ctx.viewer;
  const dedupeKey = `letter-test/${letter}${isDraft ? '/draft' : ''}/${memberId}/${String(Math.floor(ctx.now / minute))}`;
  const written = { ...mail, subject: `Test: ${mail.subject}` };
  await transaction(ctx.db, (tx) => queueTest(tx, ctx, { dedupeKey, to: email, written }));
  return ok({ sentTo: email });
}
