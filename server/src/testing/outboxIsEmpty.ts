import type { Db } from '../base/sql/db.ts';
import { untilNone } from './untilNone.ts';

/** Mail is sent by jobs right after the commit; waits until none is left, or fails when nothing is sent any more. */
export async function outboxIsEmpty(db: Db): Promise<void> {
  const unsent = db.selectFrom('mail').where('sent_at', 'is', null).where('withdrawn_at', 'is', null);
  const counted = unsent.select(({ fn }) => fn.countAll<string>().as('count'));
  await untilNone('mails', async () => Number((await counted.executeTakeFirstOrThrow()).count));
}
