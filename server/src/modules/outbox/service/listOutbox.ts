import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { mailState } from '@atrium/domain/outbox/mailState.ts';
import type { StaffContext } from '../../../base/context.ts';
import { listMails } from '../store/outbox.ts';
import type { OutboxFilter, OutboxPage } from '../types.ts';

const mostListed = 100;

/** A page of the outbox, the newest first (RUN-01). */
export async function listOutbox({ db }: Pick<StaffContext, 'db'>, filter: OutboxFilter): Promise<OutboxPage> {
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const address = asciiAddress(filter.address.trim());
  const rows = await listMails(db, { ...filter, address, count: count + 1 });
  const mails = rows.slice(0, count).map((row) => {
    const { createdAt, failedAt, sentAt, withdrawnAt, leavesAt, ...mail } = row;
    return {
      ...mail,
      state: mailState(row),
      createdAt: createdAt.getTime(),
      failedAt: failedAt?.getTime() ?? null,
      leavesAt: leavesAt?.getTime() ?? null,
      endedAt: (sentAt ?? withdrawnAt)?.getTime() ?? null,
    };
  });
  return { mails, nextBelow: rows.length > count ? (mails.at(-1)?.mailId ?? null) : null };
}
