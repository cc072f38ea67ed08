import { isSameCriteria, type CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import { counted } from '@atrium/domain/counted.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { formatDay } from '../../../../mail/formatInstant.ts';
import { findNewestVersion, saveFormerGroups, replaceGroups, saveVersion } from '../../store/certificateCriteria.ts';
import { countHolders, listNaming, listOpenHolders, saveCertificateRow } from '../../store/certificateDocuments.ts';

type Change = DocumentChange<CertificateBody>;

/**
 * Writes a certificate. Criteria that ask for something else than those in force become the next version once anybody
 * has to do with it, so that members may still finish by the former ones (D31); the groups keep their ids, and those of
 * the former version get others. Due work evaluates members when the new ones come into force.
 */
export async function saveCertificate(tx: Tx, { now }: DocumentStaff, change: Change): Promise<DocumentEffect> {
  const { id, before, body } = change;
  await saveCertificateRow(tx, id, body);
  const holders = await countHolders(tx, id);
  const criteria = await saveCriteria(tx, change, { now, isHeld: holders.registered + holders.issued > 0 });
  const isShown = before?.isPublished === false && body.isPublished;
  // what they did meanwhile has had nobody evaluated
  if (isShown) for (const memberId of await listOpenHolders(tx, id)) await evaluate(tx, memberId);
  const day = formatDay(criteria.inForceAt.getTime(), 'UTC');
  const open = people(holders.open);
  const lines = [
    ...(await visibility(tx, change, open)),
    ...(criteria.areNext
      ? [`The new criteria are in force from ${day} (UTC). ${open} may still finish by the former ones for 180 days.`]
      : []),
    ...(criteria.areOthers && !criteria.areNext && holders.open > 0
      ? [`The criteria that come into force on ${day} (UTC) change, for ${open}.`]
      : []),
  ];
  return { lines, mailed: 0 };
}

const evaluate = (tx: Tx, memberId: string): Promise<void> =>
  enqueue(tx, 'certificate.evaluate', { memberId }, memberId);

interface Criteria {
  readonly inForceAt: Date;
  /** They ask for something else than before. */
  readonly areOthers: boolean;
  /** They are a version of their own, after the one that is in force. */
  readonly areNext: boolean;
}

/** Writes the criteria. `isHeld`: somebody has to do with the certificate. */
async function saveCriteria(
  tx: Tx,
  { id, before, body }: Change,
  { now, isHeld }: { readonly now: number; readonly isHeld: boolean },
): Promise<Criteria> {
  const newest = await findNewestVersion(tx, id);
  const areOthers = before !== null && !isSameCriteria(before.groups, body.groups);
  const inForceSince = newest !== null && newest.inForceAt.getTime() <= now ? newest.inForceAt.getTime() : null;
  const areNext = areOthers && isHeld && inForceSince !== null;
  // other criteria for which nobody has said a date are in force from now on
  const isUndated = areOthers && inForceSince !== null && body.inForceAt === before.inForceAt;
  const wanted = isUndated || body.inForceAt === null ? now : Date.parse(body.inForceAt);
  // nobody's criteria are replaced in the past, and those in force are not taken from anybody
  const inForceAt = !isHeld ? wanted : inForceSince !== null && !areNext ? inForceSince : Math.max(now, wanted);
  const version = (newest?.version ?? 1) + Number(areNext);
  await saveVersion(tx, id, version, new Date(inForceAt));
  if (areNext) await saveFormerGroups(tx, { certificateId: id, version: version - 1 });
  await replaceGroups(tx, { certificateId: id, version }, body.groups);
  return { inForceAt: new Date(inForceAt), areOthers, areNext };
}

async function visibility(tx: Tx, { id, before, body }: Change, open: string): Promise<readonly string[]> {
  if ((before?.isPublished ?? false) === body.isPublished) return [];
  if (body.isPublished) return ['Members find the certificate.'];
  if (before === null) return [];
  return [
    `Members no longer find the certificate; ${open} cannot finish it. What was issued stays valid.`,
    ...(await namedBy(tx, id)),
  ];
}

const people = (count: number): string => counted(count, 'member under way', 'members under way');

async function namedBy(tx: Tx, id: string): Promise<readonly string[]> {
  const { passes, entitlements, isInPlans } = await listNaming(tx, id);
  return [
    ...passes.map((name) => `The pass ${name} names it.`),
    ...entitlements.map((name) => `The entitlement ${name} names it.`),
    ...(isInPlans ? ['A plan of the learning-plan quiz leads to it.'] : []),
  ];
}

/** What names a certificate, and whom it was issued to (DOC-06, DOC-07). */
export async function usesOfCertificate(tx: Tx, id: string): Promise<DocumentUse> {
  const { registered, issued } = await countHolders(tx, id);
  return {
    users: await namedBy(tx, id),
    history: [
      ...(registered === 0 ? [] : [`${counted(registered, 'member has', 'members have')} begun it.`]),
      ...(issued === 0 ? [] : [`${counted(issued, 'credential of it was', 'credentials of it were')} issued.`]),
    ],
  };
}
