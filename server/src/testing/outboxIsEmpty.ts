import type { Db } from '../base/sql/db.ts';
import { untilNone } from './untilNone.ts';

/**
 * Mail is sent by jobs right after the commit; waits until none is left, or fails when nothing is sent any more. Mails
 * of acts of the team do not count until the clock is moved to when they leave (D96).
 */
export async function outboxIsEmpty(db: Db): Promise<void> {
  const open = db.selectFrom('mail').where('sent_at', 'is', null).where('withdrawn_at', 'is', null);
  const unsent = open.where('leaves_at', 'is', null);
  const counted = unsent.select(({ fn }) => fn.countAll<string>().as('count'));
  await untilNone('mails', async () => Number((await counted.executeTakeFirstOrThrow()).count));
}
