import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { ErasureDates } from '../../member/types.ts';
import { exportsSince, isCurrent, type DataExport } from './dataExports.ts';

/** What a member has decided about their data, as it is stored. */
export interface StoredDataSettings {
  readonly hasSubscription: boolean;
  /** The kinds of mail that they do without. */
  readonly unwanted: readonly { readonly kind: string }[];
  /** The newest copy, unless it has expired, or could not be made. */
  readonly download: DataExport | null;
  readonly erasure: ErasureDates | null;
  /** When somebody of the team saw their pages, the last first. */
  readonly looks: readonly StoredLook[];
}

/** Support mode as it is stored. Instants are epoch milliseconds. */
export interface StoredLook {
  /** Null of somebody who has left. */
  readonly name: string | null;
  readonly role: string;
  readonly reason: string;
  readonly beganAt: number;
  /** When its time is over by itself. */
  readonly endsAt: number;
  readonly endedAt: number | null;
}

/** How many of them are shown; a copy of their data has all. */
const mostLooks = 20;

const dataSettings = query((db, { memberId, now, since }: { memberId: string; now: Date; since: Date }) =>
  db
    .selectFrom('member as m')
    .leftJoin('member_erasure as e', 'e.member_id', 'm.member_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('data_export')
          .select(['data_export.data_export_id', 'data_export.requested_at', 'data_export.expires_at'])
          .whereRef('data_export.member_id', '=', 'm.member_id')
          .where((of) => isCurrent(of, { now, since }))
          .as('x'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'm.manage_billing as hasSubscription',
      jsonArrayFrom(
        eb
          .selectFrom('mail_choice as c')
          .select('c.kind')
          .whereRef('c.member_id', '=', 'm.member_id')
          .where('c.unwanted_since', 'is not', null),
      ).as('unwanted'),
      jsonArrayFrom(
        eb
          .selectFrom('support_session as l')
          .leftJoin('member as by', 'by.member_id', 'l.staff_id')
          .select((of) => [
            'by.display_name as name',
            'l.staff_role as role',
            'l.reason',
            epochMillis(of.ref('l.began_at')).as('beganAt'),
            epochMillis(of.ref('l.ends_at')).as('endsAt'),
            epochMillis(of.ref('l.ended_at')).as('endedAt'),
          ])
          .whereRef('l.member_id', '=', 'm.member_id')
          .orderBy('l.began_at', 'desc')
          .limit(mostLooks),
      ).as('looks'),
      'x.data_export_id as exportId',
      'x.requested_at as downloadAt',
      'x.expires_at as expiresAt',
      'e.requested_at as erasureAt',
      'e.due_at as dueAt',
    ])
    .where('m.member_id', '=', memberId),
);

/** What a member has decided about their data; null when the account is gone. */
export async function findDataSettings(
  reader: Reader,
  memberId: string,
  now: Date,
): Promise<StoredDataSettings | null> {
  const [row] = await dataSettings.prepared(reader, { memberId, now, since: exportsSince(now) });
  if (row === undefined) return null;
  const { hasSubscription, unwanted, looks, exportId, downloadAt, expiresAt, erasureAt, dueAt } = row;
  return {
    hasSubscription,
    unwanted,
    looks,
    download:
      exportId === null || downloadAt === null ? null : { exportId, memberId, requestedAt: downloadAt, expiresAt },
    erasure: erasureAt === null || dueAt === null ? null : { requestedAt: erasureAt, dueAt },
  };
}
