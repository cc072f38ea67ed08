import type { PassBody, PassFacts } from '@atrium/domain/pass/passDocument.ts';
import type { PassReference } from '@atrium/domain/pass/passReferences.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { asText, isAmong } from '../../../base/sql/fragments.ts';

/** What has the code of a pass, whether it has a shared code, and what it names that people cannot get. */
export async function findPassFacts(tx: Tx, passId: string, body: PassBody): Promise<PassFacts> {
  const other = await tx
    .selectFrom('pass')
    .select('pass_id as id')
    .where('short_code', '=', body.code)
    .where('pass_id', '<>', passId)
    .executeTakeFirst();
  const stored = await tx
    .selectFrom('pass')
    .select('redemption_hash as hash')
    .where('pass_id', '=', passId)
    .executeTakeFirst();
  const customers = await tx
    .selectFrom('customer')
    .select('customer_id as id')
    .where('customer_id', '=', body.customerId)
    // whoever came by such a pass would be of the academy's own people
    .where('type', '<>', 'INTERNAL')
    .execute();
  const entitlements = await tx
    .selectFrom('entitlement')
    .select('entitlement_id as id')
    .where((eb) => isAmong(eb.ref('entitlement_id'), body.entitlementIds))
    .execute();
  const sessions = await tx
    .selectFrom('session')
    .select('session_id as id')
    .where((eb) => isAmong(eb.ref('session_id'), body.sessionIds))
    .execute();
  const certificates = await tx
    .selectFrom('certificate')
    .select(['certificate_id as id', 'publish_status as status'])
    .where((eb) => isAmong(eb.ref('certificate_id'), body.certificateIds))
    .execute();
  const videos = await tx
    .selectFrom('video')
    .select('video_id as id')
    .where((eb) => isAmong(eb.ref('video_id'), body.videoIds))
    .execute();
  const isWrong = customers.length === 0 || entitlements.length < body.entitlementIds.length;
  const unknown = (field: PassReference, named: readonly string[], found: readonly { readonly id: string }[]) =>
    named.filter((id) => !found.some((row) => row.id === id)).map((id) => ({ field, id }));
  return {
    codeOf: other?.id ?? null,
    hasStoredCode: (stored?.hash ?? null) !== null,
    unknown: [
      ...unknown('customerId', [body.customerId], customers),
      ...unknown('entitlementIds', body.entitlementIds, entitlements),
      ...unknown('sessionIds', body.sessionIds, sessions),
      ...unknown('certificateIds', body.certificateIds, certificates),
      ...unknown('videoIds', body.videoIds, videos),
    ],
    existing: isWrong ? await listExisting(tx) : {},
    hiddenCertificates: certificates.filter(({ status }) => status !== 'ACTIVE').map(({ id }) => id),
  };
}

/** The ids that a pass may name in place of unknown ones. */
async function listExisting(tx: Tx): Promise<PassFacts['existing']> {
  const customers = await tx
    .selectFrom('customer')
    .select('customer_id as id')
    .where('type', '<>', 'INTERNAL')
    .orderBy('customer_id')
    .execute();
  const entitlements = await tx
    .selectFrom('entitlement')
    .select('entitlement_id as id')
    .orderBy('entitlement_id')
    .execute();
  return { customerId: customers.map(({ id }) => id), entitlementIds: entitlements.map(({ id }) => id) };
}

export async function removePassRow(tx: Tx, passId: string): Promise<void> {
  await tx.deleteFrom('pass').where('pass_id', '=', passId).execute();
}

/** The passes for the lists of the staff, by code. */
export function listPassRows(tx: Tx, now: Date): DocumentRows {
  return tx
    .selectFrom('pass as p')
    .select((eb) => [
      'p.pass_id as id',
      asText(eb.ref('p.short_code')).as('title'),
      eb.or([eb('p.closes_at', 'is', null), eb('p.closes_at', '>', now)]).as('isPublished'),
      'p.created_at as newestAt',
    ]);
}
