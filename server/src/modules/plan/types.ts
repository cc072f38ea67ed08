import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { CourseCard } from '../catalogue/types.ts';

const text = z.string().trim().check(z.minLength(1), z.maxLength(300));
const key = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'a key has small letters, digits and hyphens, at most 40'));

/** The quiz and its rules as staff write them; what the names refer to is checked by `findContentFaults`. */
export const planContentShape = z.strictObject({
  questions: z.readonly(
    z.array(
      z.strictObject({
        id: key,
        label: text,
        options: z.readonly(z.array(z.strictObject({ key, label: text }))),
        isRequired: z.boolean(),
        onlyIf: z.nullable(z.strictObject({ parentId: key, conditionalAnswer: key })),
      }),
    ),
  ),
  plans: z.readonly(
    z.record(
      key,
      z.strictObject({
        title: text,
        topic: text,
        level: text,
        certificateId: z.nullable(key),
        courseIds: z.readonly(z.array(key)),
      }),
    ),
  ),
  rules: z.readonly(
    z.array(
      z.strictObject({
        priority: z.int(),
        when: z.readonly(z.record(key, z.readonly(z.array(key)))),
        plan: key,
      }),
    ),
  ),
}) satisfies z.ZodType<PlanContent>;

export const planContent = jsonColumn('learning_plan_content', 'content', planContentShape);
const planResponsesShape = z.record(z.string(), z.string());
export const planResponses = jsonColumn('learning_plan', 'responses', planResponsesShape);

/** A version of the quiz and its rules. */
export interface PlanVersion {
  readonly version: number;
  readonly content: PlanContent;
}

/** The plan that a member follows, with the version that made it. */
export interface CurrentPlan extends PlanVersion {
  readonly planKey: string;
  readonly responses: z.infer<typeof planResponsesShape>;
}

/** The certificate to which a plan leads, and how far the viewer is. */
export interface PlanCertificate {
  readonly certificateId: string;
  readonly title: string;
  readonly description: string;
  readonly badgeImageUrl: string;
  /** Whole percent of its criteria; 100 only when they are met (D69). */
  readonly progress: number;
}

/** LearningPlan of the API. */
export interface LearningPlan {
  readonly title: string;
  readonly topic: string;
  readonly level: string;
  /** Null for a plan without one, and for one that the viewer may not know of. */
  readonly certificate: PlanCertificate | null;
  readonly courseIds: readonly string[];
  readonly courses: readonly CourseCard[];
}

/** The viewer's plan, null before the quiz, and their picks, the earliest first. */
export interface OwnLearningPlan {
  readonly plan: LearningPlan | null;
  readonly pickedCoursesIds: readonly string[];
  readonly pickedCourses: readonly CourseCard[];
}

/** The answer to a quiz that was sent. */
export interface SubmittedQuiz {
  /** Of the plan that the answers gave. */
  readonly title: string;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    LEARNING_PLAN_CONTENT_SAVED: 'learning-plan';
  }
}
