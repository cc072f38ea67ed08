import { isSameCriteria, type CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import type { DocumentChange, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { formatDay } from '../../../../mail/formatInstant.ts';
import { findNewestVersion, replaceGroups, saveVersion } from '../../store/certificateCriteria.ts';
import { countHolders, listNaming, saveCertificateRow } from '../../store/certificateDocuments.ts';

/**
 * Writes a certificate. Criteria that ask for something else than those in force become the next version once anybody
 * has to do with it, so that members may still finish by the former ones (D31); the groups keep their ids, and those of
 * the former version get others. Due work evaluates members when the new ones come into force.
 */
export async function saveCertificate(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<CertificateBody>,
): Promise<readonly string[]> {
  await saveCertificateRow(tx, id, body);
  const newest = await findNewestVersion(tx, id);
  const holders = await countHolders(tx, id);
  const isInForce = newest !== null && newest.inForceAt.getTime() <= now;
  const asks = before !== null && !isSameCriteria(before.groups, body.groups);
  const isNext = asks && isInForce && holders.registered + holders.issued > 0;
  const version = (newest?.version ?? 1) + Number(isNext);
  // new criteria for which nobody has said a date are in force from now on
  const isUndated = isNext && body.inForceAt === before.inForceAt;
  const inForceAt = new Date(isUndated ? now : (body.inForceAt ?? now));
  await saveVersion(tx, id, version, inForceAt);
  await replaceGroups(tx, { certificateId: id, version }, body.groups);
  if (isNext) {
    const former = before.groups.map((group) => ({ ...group, id: `${group.id}.${String(newest.version)}` }));
    await replaceGroups(tx, { certificateId: id, version: newest.version }, former);
  }
  const day = formatDay(inForceAt.getTime(), 'UTC');
  return [
    ...visibility(before, body, holders.open),
    ...(isNext
      ? [
          `The new criteria are in force from ${day} (UTC). ${people(holders.open)} may still finish by the former ones for 180 days.`,
        ]
      : []),
    ...(asks && !isNext && holders.registered > 0
      ? [`The criteria of ${day} (UTC) change for ${people(holders.open)}.`]
      : []),
  ];
}

function visibility(before: CertificateBody | null, body: CertificateBody, open: number): readonly string[] {
  if ((before?.isPublished ?? false) === body.isPublished) return [];
  return [
    body.isPublished
      ? 'Members find the certificate.'
      : `Members no longer find the certificate; ${people(open)} cannot finish it. What was issued stays valid.`,
  ];
}

const people = (count: number): string => (count === 1 ? '1 member under way' : `${String(count)} members under way`);

/** What names a certificate, and whom it was issued to (DOC-06, DOC-07). */
export async function usesOfCertificate(tx: Tx, id: string): Promise<DocumentUse> {
  const { passes, entitlements, isInPlans } = await listNaming(tx, id);
  const { registered, issued } = await countHolders(tx, id);
  return {
    users: [
      ...passes.map((name) => `The pass ${name} names it.`),
      ...entitlements.map((name) => `The entitlement ${name} names it.`),
      ...(isInPlans ? ['A plan of the learning-plan quiz leads to it.'] : []),
    ],
    history: [
      ...(registered === 0 ? [] : [`${String(registered)} members have to do with it.`]),
      ...(issued === 0 ? [] : [`${String(issued)} credentials of it were issued.`]),
    ],
  };
}
