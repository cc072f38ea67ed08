import { holds } from '@atrium/domain/access/viewer.ts';
import type { CertificateType } from '@atrium/domain/certificate/facts.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import { findCertificate, listCertificates, listRegistered } from '../store/certificates.ts';
import type { Certificate, CertificateRow } from '../types.ts';
import { openPresenter } from './presentCertificate.ts';

/** Whether the viewer may open a certificate: every Open one, a crash course that they hold; employees all (CRC-01). */
export function isOpenTo(
  { viewer }: MemberContext,
  { type, certificateId }: Pick<CertificateRow, 'type' | 'certificateId'>,
) {
  return type === 'Open' || viewer.accountType === 'EMPLOYEE' || holds(viewer, `certificate/${certificateId}`);
}

/** The certificates that the viewer may register for, in order (CRT-01). */
export async function listOpenCertificates(ctx: MemberContext): Promise<Certificate[]> {
  return listPresented(ctx, ({ type }) => type === 'Open');
}

/** Those for which the viewer has registered, for a page that has read their `catalogue`. */
export async function listRegisteredCertificates(
  ctx: MemberContext,
  catalogue: Promise<MemberCatalogue>,
): Promise<Certificate[]> {
  const [rows, present] = await Promise.all([listRegistered(ctx, ctx.viewer.memberId), openPresenter(ctx, catalogue)]);
  return rows.map(present);
}

/**
 * One certificate. Refuses with NOT_FOUND for an unknown one, and for a crash course that is not the viewer's (CRT-03).
 */
export async function getCertificate(ctx: MemberContext, certificateId: string): Promise<Result<Certificate>> {
  const [row, present] = await Promise.all([
    findCertificate(ctx, ctx.viewer.memberId, certificateId),
    openPresenter(ctx),
  ]);
  return row === null || !isOpenTo(ctx, row) ? refuse('NOT_FOUND') : ok(present(row));
}

/**
 * A crash course that the viewer holds: the one with this id, or the first that they have not finished. Refuses with
 * NOT_FOUND for any other (CRC-01).
 */
export async function getCrashCourseCertificate(
  ctx: MemberContext,
  certificateId: string | null,
): Promise<Result<Certificate>> {
  const held = await listEntitledCertificates(ctx, {
    certificateType: 'CrashCourse',
    courseId: null,
    entitledCourseIds: null,
  });
  const found =
    certificateId === null
      ? (held.find(({ state }) => state === 'IN_PROGRESS') ?? held[0])
      : held.find((certificate) => certificate.certificateId === certificateId);
  return found === undefined ? refuse('NOT_FOUND') : ok(found);
}

/** What a list of entitled certificates is narrowed to. */
export interface EntitledFilter {
  readonly certificateType: CertificateType | null;
  /** Whose criteria include this course. */
  readonly courseId: string | null;
  /** Whose criteria include any of these. */
  readonly entitledCourseIds: readonly string[] | null;
}

/** The certificates that are open to the viewer, by type and by the courses of their criteria. */
export async function listEntitledCertificates(
  ctx: MemberContext,
  { certificateType, courseId, entitledCourseIds }: EntitledFilter,
): Promise<Certificate[]> {
  const certificates = await listPresented(
    ctx,
    (row) => isOpenTo(ctx, row) && (certificateType === null || row.type === certificateType),
  );
  return certificates.filter(({ groups }) => {
    const courses = groups.flatMap((group) => group.courses.map((course) => course.courseId));
    return (
      (courseId === null || courses.includes(courseId)) &&
      (entitledCourseIds === null || courses.some((id) => entitledCourseIds.includes(id)))
    );
  });
}

/** The wanted ones as the API's. Both reads begin at once, so that the page's other fields share the catalogue's. */
async function listPresented(ctx: MemberContext, isWanted: (row: CertificateRow) => boolean): Promise<Certificate[]> {
  const [rows, present] = await Promise.all([listCertificates(ctx, ctx.viewer.memberId), openPresenter(ctx)]);
  return rows.filter(isWanted).map(present);
}
