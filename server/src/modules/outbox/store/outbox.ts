import type { MailWithheld } from '@atrium/domain/outbox/letters.ts';
import { sql } from 'kysely';
import { number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { OutboxFilter, WaitingNews } from '../types.ts';

export interface OutboxRow {
  readonly mailId: number;
  readonly letter: string;
  readonly to: string;
  readonly subject: string;
  readonly isSecret: boolean;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly failedAt: Date | null;
  readonly leavesAt: Date | null;
  readonly withheld: MailWithheld | null;
}

/** The address of a member; null for nobody. */
export async function findAddress(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('member').select('email').where('member_id', '=', memberId).executeTakeFirst();
  return row?.email ?? null;
}

/** Mails of the outbox, the newest first. */
export function listMails(db: Db, { view, address, below, count }: OutboxFilter): Promise<OutboxRow[]> {
  let found = db
    .selectFrom('mail')
    .select([
      'mail_id as mailId',
      'letter',
      'to_address as to',
      'subject',
      'is_secret as isSecret',
      'created_at as createdAt',
      'sent_at as sentAt',
      'withdrawn_at as withdrawnAt',
      'failed_at as failedAt',
      'leaves_at as leavesAt',
      'withheld',
    ])
    .orderBy('mail_id', 'desc')
    .limit(count);
  if (address !== '') found = found.where('to_address', '=', address);
  if (below !== null) found = found.where('mail_id', '<', below);
  if (view === 'SENT') return found.where('sent_at', 'is not', null).execute();
  if (view === 'WITHDRAWN') return found.where('withdrawn_at', 'is not', null).execute();
  found = found.where('sent_at', 'is', null).where('withdrawn_at', 'is', null);
  if (view === 'OPEN') return found.execute();
  return found.where('failed_at', view === 'FAILED' ? 'is not' : 'is', null).execute();
}

const waitingNews = statement(
  { news: oneOf('DATES', 'ANNOUNCEMENT'), sessionId: text, title: text, leavesAt: number },
  ({ count }: { readonly count: number }) => sql`
    select waiting.news, waiting.session_id as "sessionId", s.title,
      (extract(epoch from waiting.leaves_at) * 1000)::float8 as "leavesAt"
    from (
      select 'DATES' as news, session_id, a.open_until as leaves_at
      from session_change c join session_act a using (session_id) where c.held_until is not null
      union all
      select 'ANNOUNCEMENT', session_id, leaves_at from session_announcement where leaves_at is not null and mailed = 0
    ) waiting
    join session s using (session_id)
    order by waiting.leaves_at, s.session_id
    limit ${count}`,
);

/** What is mailed within minutes and has no mails yet, the next first. */
export const listWaitingNews = (db: Db, count: number): Promise<WaitingNews[]> => waitingNews.rows(db, { count });
