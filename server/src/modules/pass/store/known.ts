import type { Tx } from '../../../base/sql/db.ts';

interface Named {
  readonly customerId: string;
  readonly entitlementIds: readonly string[];
  readonly sessionIds: readonly string[];
  readonly certificateIds: readonly string[];
  readonly videoIds: readonly string[];
}

/** What a pass names that does not exist: 'session ai-leaders-9', … */
export async function listUnknown(tx: Tx, named: Named): Promise<string[]> {
  const { customerId, entitlementIds, sessionIds, certificateIds, videoIds } = named;
  const [customers, entitlements, sessions, certificates, videos] = await Promise.all([
    tx.selectFrom('customer').select('customer_id as id').where('customer_id', '=', customerId).execute(),
    tx
      .selectFrom('entitlement')
      .select('entitlement_id as id')
      .where('entitlement_id', 'in', ['', ...entitlementIds])
      .execute(),
    tx
      .selectFrom('session')
      .select('session_id as id')
      .where('session_id', 'in', ['', ...sessionIds])
      .execute(),
    tx
      .selectFrom('certificate')
      .select('certificate_id as id')
      .where('certificate_id', 'in', ['', ...certificateIds])
      .execute(),
    tx
      .selectFrom('video')
      .select('video_id as id')
      .where('video_id', 'in', ['', ...videoIds])
      .execute(),
  ]);
  const kinds = [
    ['customer', [customerId], customers],
    ['entitlement', entitlementIds, entitlements],
    ['session', sessionIds, sessions],
    ['certificate', certificateIds, certificates],
    ['video', videoIds, videos],
  ] as const;
  return kinds.flatMap(([kind, ids, rows]) =>
    ids.filter((id) => !rows.some((row) => row.id === id)).map((id) => `${kind} ${id}`),
  );
}
