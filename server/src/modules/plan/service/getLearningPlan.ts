import type { MemberContext } from '../../../base/context.ts';
import {
  isOwn,
  isVisible,
  openMemberCatalogue,
  serveCards,
  type MemberCatalogue,
} from '../../catalogue/service/memberCatalogue.ts';
import type { CachedCourse } from '../../catalogue/service/sharedCatalogue.ts';
import { getCertificate } from '../../certificate/service/certificates.ts';
import { findPlan, listPicks } from '../store/plans.ts';
import type { OwnLearningPlan, PlanCertificate } from '../types.ts';

/**
 * The viewer's learning plan and picks (PLN-02, CAT-10, CAT-16). Courses that the viewer may no longer know of are left
 * out.
 */
export async function getLearningPlan(ctx: MemberContext): Promise<OwnLearningPlan> {
  const { memberId } = ctx.viewer;
  const [catalogue, current, picks] = await Promise.all([
    openMemberCatalogue(ctx),
    findPlan(ctx, memberId),
    listPicks(ctx, memberId),
  ]);
  const template = current?.content.plans[current.planKey] ?? null;
  const certificate = await findPlanCertificate(ctx, template?.certificateId ?? null);
  const planned = listKnown(catalogue, template?.courseIds ?? []);
  const picked = listKnown(catalogue, picks);
  const cards = await serveCards(catalogue, [...planned, ...picked]);
  const courses = cards.slice(0, planned.length);
  const pickedCourses = cards.slice(planned.length);
  const idOf = ({ courseId }: { readonly courseId: string }): string => courseId;
  return {
    plan:
      template === null
        ? null
        : {
            title: template.title,
            topic: template.topic,
            level: template.level,
            certificate,
            courseIds: courses.map(idOf),
            courses,
          },
    pickedCoursesIds: pickedCourses.map(idOf),
    pickedCourses,
  };
}

/** The certificate as the member sees it on its own page; null where that page would not open. */
async function findPlanCertificate(ctx: MemberContext, certificateId: string | null): Promise<PlanCertificate | null> {
  const found = certificateId === null ? null : await getCertificate(ctx, certificateId);
  if (found === null || !found.ok) return null;
  const { title, description, badgeImageUrl, percent } = found.value;
  return { certificateId: found.value.certificateId, title, description, badgeImageUrl, progress: percent };
}

/** These courses, in order, without those of which the viewer may not know. */
function listKnown(catalogue: MemberCatalogue, courseIds: readonly string[]): CachedCourse[] {
  return courseIds.flatMap((courseId) => {
    const course = catalogue.shared.courseOf.get(courseId);
    if (course === undefined) return [];
    const isKnown = isVisible(catalogue, course) || course.sessions.some((session) => isOwn(catalogue, session));
    return isKnown ? [course] : [];
  });
}
