import type { CertificateBody, CertificateFacts } from '@atrium/domain/certificate/certificateDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { certificateMeta } from '../types.ts';
import { findNewestVersion, listGroupBodies } from './certificateCriteria.ts';

/** A certificate with its newest criteria as its document has it; null for an unknown one. */
export async function findCertificateBody(tx: Tx, certificateId: string): Promise<CertificateBody | null> {
  const row = await tx
    .selectFrom('certificate as c')
    .selectAll()
    .select(certificateMeta('c').as('texts'))
    .where('c.certificate_id', '=', certificateId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const newest = await findNewestVersion(tx, certificateId);
  return {
    title: row.title,
    slug: row.slug,
    type: row.type,
    isPublished: row.publish_status === 'ACTIVE',
    description: row.description,
    picture: row.cover_image_url,
    badge: row.badge_svg,
    color: row.primary_color,
    banner: row.texts.bannerDescription ?? '',
    registrationPrompt: row.texts.registrationPrompt ?? '',
    postRegistrationPrompt: row.texts.postRegistrationPrompt ?? '',
    narrative: row.narrative,
    signer: row.signer,
    cadence: row.cadence,
    order: row.sort_order,
    inForceAt: newest?.inForceAt.toISOString() ?? null,
    groups: newest === null ? [] : await listGroupBodies(tx, certificateId, newest.version),
  };
}

/** Adds a certificate, or changes the one of this id; its criteria are written beside it. */
export async function saveCertificateRow(tx: Tx, certificateId: string, body: CertificateBody): Promise<void> {
  const values = {
    title: body.title,
    slug: body.slug,
    type: body.type,
    publish_status: body.isPublished ? ('ACTIVE' as const) : ('DRAFT' as const),
    description: body.description,
    cover_image_url: body.picture,
    badge_svg: body.badge,
    primary_color: body.color,
    meta: JSON.stringify({
      bannerDescription: body.banner,
      registrationPrompt: body.registrationPrompt,
      postRegistrationPrompt: body.postRegistrationPrompt,
    }),
    narrative: body.narrative,
    signer: body.signer,
    cadence: body.cadence,
    sort_order: body.order,
  };
  await tx
    .insertInto('certificate')
    .values({ certificate_id: certificateId, ...values })
    .onConflict((conflict) => conflict.column('certificate_id').doUpdateSet(values))
    .execute();
}

/** What has the address of a certificate, which of its groups are those of another, and which courses are unknown. */
export async function findCertificateFacts(
  tx: Tx,
  certificateId: string,
  { slug, groups }: CertificateBody,
): Promise<Omit<CertificateFacts, 'isBadgePlain'>> {
  const other = await tx
    .selectFrom('certificate')
    .select('certificate_id as id')
    .where('slug', '=', slug)
    .where('certificate_id', '<>', certificateId)
    .executeTakeFirst();
  const groupIds = groups.map(({ id }) => id);
  const foreign = await tx
    .selectFrom('certificate_group')
    .select('certificate_group_id as id')
    .where((eb) => isAmong(eb.ref('certificate_group_id'), groupIds))
    .where('certificate_id', '<>', certificateId)
    .execute();
  const named = [...new Set(groups.flatMap(({ courses }) => courses.map(({ courseId }) => courseId)))];
  const courses = await tx
    .selectFrom('course')
    .select('course_id as id')
    .where((eb) => isAmong(eb.ref('course_id'), named))
    .execute();
  const known = new Set(courses.map(({ id }) => id));
  return {
    slugOf: other?.id ?? null,
    foreignIds: foreign.map(({ id }) => id),
    unknownCourses: named.filter((id) => !known.has(id)),
  };
}

/** How many have registered for a certificate, and how many credentials of it were issued. */
export async function countHolders(
  tx: Tx,
  certificateId: string,
): Promise<{ readonly registered: number; readonly open: number; readonly issued: number }> {
  const members = await tx
    .selectFrom('member_certificate')
    .select(({ fn }) => [fn.countAll().as('registered'), fn.countAll().filterWhere('issued_at', 'is', null).as('open')])
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  const { issued } = await tx
    .selectFrom('credential')
    .select(({ fn }) => fn.countAll().as('issued'))
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  return { registered: Number(members.registered), open: Number(members.open), issued: Number(issued) };
}

/** Members who have begun a certificate and were not issued it yet. */
export async function listOpenHolders(tx: Tx, certificateId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_certificate')
    .select('member_id as memberId')
    .where('certificate_id', '=', certificateId)
    .where('issued_at', 'is', null)
    .orderBy('member_id')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** What names a certificate: passes, entitlements, and plans of the newest quiz or of those that members follow. */
export async function listNaming(
  tx: Tx,
  certificateId: string,
): Promise<{ readonly passes: string[]; readonly entitlements: string[]; readonly isInPlans: boolean }> {
  const passes = await tx
    .selectFrom('pass')
    .select('short_code as name')
    .where((eb) => isAmong(eb.val(certificateId), eb.ref('certificate_ids')))
    .orderBy('short_code')
    .execute();
  const entitlements = await tx
    .selectFrom('entitlement')
    .select('name')
    .where((eb) => isAmong(eb.val(certificateId), eb.ref('certificate_ids')))
    .orderBy('name')
    .execute();
  const contents = await tx
    .selectFrom('learning_plan_content as c')
    .select('c.content')
    .where((eb) =>
      eb.or([
        eb(
          'c.version',
          '=',
          eb.selectFrom('learning_plan_content as n').select(({ fn }) => fn.max('n.version').as('v')),
        ),
        // the first one from there on, by the index; whether there is one would be looked for in all of them
        eb(
          'c.version',
          '=',
          eb
            .selectFrom('learning_plan as p')
            .select(({ fn }) => fn.min('p.version').as('v'))
            .whereRef('p.version', '>=', 'c.version')
            .where('p.replaced_at', 'is', null),
        ),
      ]),
    )
    .execute();
  return {
    passes: passes.map(({ name }) => name),
    entitlements: entitlements.map(({ name }) => name),
    isInPlans: JSON.stringify(contents).includes(`"certificateId":${JSON.stringify(certificateId)}`),
  };
}

export async function removeCertificateRow(tx: Tx, certificateId: string): Promise<void> {
  await tx.deleteFrom('certificate').where('certificate_id', '=', certificateId).execute();
}

/** The certificates for the lists of the staff; the newest are those whose criteria are. */
export function listCertificateRows(tx: Tx): DocumentRows {
  return tx.selectFrom('certificate as c').select((eb) => [
    'c.certificate_id as id',
    'c.title',
    eb('c.publish_status', '=', 'ACTIVE').as('isPublished'),
    eb
      .selectFrom('certificate_version as v')
      .select((version) => version.fn.max('v.in_force_at').as('at'))
      .whereRef('v.certificate_id', '=', 'c.certificate_id')
      .as('newestAt'),
  ]);
}
