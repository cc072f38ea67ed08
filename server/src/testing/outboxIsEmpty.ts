import type { Db } from '../base/sql/db.ts';

/** Mail is sent by jobs right after the commit; polls until none is waiting, for at most a minute. */
export async function outboxIsEmpty(db: Db): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const unsent = db.selectFrom('mail').select('mail_id').where('sent_at', 'is', null);
    const waiting = await unsent.where('withdrawn_at', 'is', null).limit(1).execute();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the outbox did not empty within a minute');
}
