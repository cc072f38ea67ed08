import type { Tx } from '../../../base/sql/db.ts';
import type { ResourceDownloadClaims } from '../types.ts';

/** Counts a download by a signed link, once for each link. */
export async function addDownload(tx: Tx, claims: ResourceDownloadClaims, now: Date): Promise<void> {
  const { memberId, resourceId, kind, expiresAt } = claims;
  await tx
    .insertInto('resource_download')
    .columns(['member_id', 'resource_id', 'kind', 'link_expires_at', 'customer_id', 'downloaded_at'])
    .expression((eb) =>
      eb
        .selectFrom('member as m')
        .select([
          'm.member_id',
          eb.val(resourceId).as('resource_id'),
          eb.val(kind).as('kind'),
          eb.val(new Date(expiresAt)).as('link_expires_at'),
          'm.customer_id',
          eb.val(now).as('downloaded_at'),
        ])
        .where('m.member_id', '=', memberId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
