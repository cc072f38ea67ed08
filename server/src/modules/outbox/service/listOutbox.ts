import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { mailState } from '@atrium/domain/outbox/mailState.ts';
import { maskAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { listMails, listWaitingNews } from '../store/outbox.ts';
import type { OutboxFilter, OutboxPage } from '../types.ts';

const mostListed = 100;

/** A page of the outbox, the newest first; addresses are masked for somebody who reads none (RUN-01, STF-01). */
export async function listOutbox(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  filter: OutboxFilter,
): Promise<OutboxPage> {
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const address = asciiAddress(filter.address.trim());
  const isWhole = staffReach(staff, 'address.read') === 'all';
  const isAll = address === '' && filter.below === null && (filter.view === 'OPEN' || filter.view === 'WAITING');
  const rows = await listMails(db, { ...filter, address, count: count + 1 });
  const news = isAll ? await listWaitingNews(db, mostListed) : [];
  const mails = rows.slice(0, count).map((row) => {
    const { createdAt, failedAt, sentAt, withdrawnAt, leavesAt, ...mail } = row;
    return {
      ...mail,
      to: isWhole ? mail.to : maskAddress(mail.to),
      state: mailState(row),
      createdAt: createdAt.getTime(),
      failedAt: failedAt?.getTime() ?? null,
      leavesAt: leavesAt?.getTime() ?? null,
      endedAt: (sentAt ?? withdrawnAt)?.getTime() ?? null,
    };
  });
  return { mails, news, nextBelow: rows.length > count ? (mails.at(-1)?.mailId ?? null) : null };
}
