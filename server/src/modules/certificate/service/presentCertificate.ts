import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { holds } from '@atrium/domain/access/viewer.ts';
import { groupProgress, isCourseDone, isGroupOpen } from '@atrium/domain/certificate/criteria.ts';
import { certificateStanding } from '@atrium/domain/certificate/standing.ts';
import { certificateStudyMinutes, courseStudyMinutes, type StudyTimes } from '@atrium/domain/certificate/studyTime.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import type { MemberContext } from '../../../base/context.ts';
import { cachedByVersion } from '../../../base/sql/cachedByVersion.ts';
import { isVisible, openMemberCatalogue, type MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import { listStudyTimes } from '../store/studyTimes.ts';
import type {
  Certificate,
  CertificateCourse,
  CertificateGroup,
  CertificateRow,
  CourseRow,
  GroupRow,
} from '../types.ts';
import { badgePath } from './signing/addresses.ts';

/** Reads the viewer's catalogue once; the function it returns makes API objects of rows. */
export async function openPresenter(
  ctx: MemberContext,
  read = openMemberCatalogue(ctx),
): Promise<(row: CertificateRow) => Certificate> {
  const catalogue = await read;
  const { times } = await studyTimesAt(ctx, catalogue.own.version);
  return (row) => toCertificate(ctx, { catalogue, times }, row);
}

/** Read again when the catalogue has changed, and so have sessions, films or certificates (decision 010). */
const studyTimesAt = cachedByVersion(({ db }) => listStudyTimes(db));

interface Shown {
  readonly catalogue: MemberCatalogue;
  readonly times: StudyTimes;
}

function toCertificate(ctx: MemberContext, shown: Shown, row: CertificateRow): Certificate {
  const {
    versions,
    credential,
    registeredAt,
    narrative: _n,
    signer: _s,
    cadence,
    eligibleAt,
    heldBackAt,
    ...fields
  } = row;
  const standing = certificateStanding(
    {
      type: row.type,
      cadence,
      versions,
      registeredAt,
      eligibleAt,
      isHeldBack: heldBackAt !== null,
      entitled: holds(ctx.viewer, `certificate/${row.certificateId}`),
      credential: credential === null ? null : { revoked: credential.revokedAt !== null },
    },
    ctx.now,
  );
  const groups = standing.version?.groups ?? [];
  const { percent, needed, done } = standing.progress;
  const isIssued = standing.state === 'ISSUED';
  return {
    ...fields,
    badgeImageUrl: badgePath(row.certificateId),
    isRegistered: registeredAt !== null,
    isCompleted: isIssued,
    studyMinutes: certificateStudyMinutes(groups, shown.times),
    state: standing.state,
    sentence: standing.sentence,
    percent,
    needed,
    done,
    issuesAt: standing.issuesAt === null ? null : String(standing.issuesAt),
    issuedAt: isIssued && credential !== null ? String(Math.round(credential.awardedAt)) : null,
    credentialId: credential?.credentialId ?? null,
    groups: groups.map((group) => toGroup(shown, group, groups)),
  };
}

function toGroup({ catalogue, times }: Shown, group: GroupRow, groups: readonly GroupRow[]): CertificateGroup {
  return {
    ...group,
    ...groupProgress(group),
    isOpen: isGroupOpen(group, groups),
    courses: group.courses.map((course): CertificateCourse => ({
      ...course,
      isDone: isCourseDone(course),
      studyMinutes: courseStudyMinutes(course, times),
      isUnderWay: isUnderWay(catalogue, course),
      path: pathOf(catalogue, course),
    })),
  };
}

function isUnderWay({ shared, own, ctx }: MemberCatalogue, { courseId }: CourseRow): boolean {
  const sessions = shared.courseOf.get(courseId)?.sessions ?? [];
  return sessions.some(
    ({ row, startAt, endAt }) =>
      own.enrolled[row.sessionId]?.status === 'ENROLLED' && (startAt ?? 0) <= ctx.now && endAt > ctx.now,
  );
}

/** A crash course opens at its lessons (decision 009), any other course at its page; null when the viewer may not. */
function pathOf(catalogue: MemberCatalogue, { courseId, courseType }: CourseRow): string | null {
  const course = catalogue.shared.courseOf.get(courseId);
  if (course === undefined || !isVisible(catalogue, course)) return null;
  if (courseType !== 'CRASH_COURSE') return fillPath('/courses/{courseId}', { courseId });
  const lessons = course.sessions.find(
    ({ row }) => row.sessionType === 'ON_DEMAND' && sessionAccess(catalogue.ctx.viewer, row, 'NO_STATUS').ok,
  );
  return lessons === undefined ? null : fillPath('/courses/session/{sessionId}', { sessionId: lessons.row.sessionId });
}
