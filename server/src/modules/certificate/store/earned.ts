import type { DueView } from '@atrium/domain/certificate/dueViews.ts';
import type { Cadence } from '@atrium/domain/certificate/facts.ts';
import type { Db } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { MemberCertificateKey } from '../types.ts';

/** Which certificates that were earned and are not issued. */
export interface EarnedFilter {
  readonly view: DueView;
  readonly after: number;
  readonly count: number;
}

/** A certificate that was earned and is not issued. */
export interface EarnedRow extends MemberCertificateKey {
  readonly title: string;
  readonly cadence: Cadence;
  readonly displayName: string;
  readonly email: string;
  readonly companyName: string;
  /** Epoch milliseconds. */
  readonly eligibleAt: number;
  /** Why it is held back; null where it is not. */
  readonly heldReason: string | null;
}

/** Certificates that were earned and are not issued, the oldest first. */
export function listEarned(db: Db, { view, after, count }: EarnedFilter): Promise<EarnedRow[]> {
  const rows = db
    .selectFrom('member_certificate as mc')
    .innerJoin('certificate as c', 'c.certificate_id', 'mc.certificate_id')
    .innerJoin('member as m', 'm.member_id', 'mc.member_id')
    .innerJoin('customer as co', 'co.customer_id', 'm.customer_id')
    .select((eb) => [
      'mc.member_id as memberId',
      'mc.certificate_id as certificateId',
      'c.title',
      'c.cadence',
      'm.display_name as displayName',
      'm.email',
      'co.name as companyName',
      epochMillis(eb.ref('mc.eligible_at').$notNull()).as('eligibleAt'),
      'mc.held_reason as heldReason',
    ])
    .where('mc.eligible_at', 'is not', null)
    .where('mc.issued_at', 'is', null)
    .orderBy('mc.eligible_at')
    .orderBy('mc.member_id')
    .orderBy('mc.certificate_id')
    .offset(after)
    .limit(count);
  if (view === 'HELD') return rows.where('mc.held_at', 'is not', null).execute();
  const free = rows.where('mc.held_at', 'is', null);
  return free.where('c.cadence', view === 'BY_HAND' ? '=' : '<>', 'MANUAL').execute();
}
