import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { planSchema } from '@atrium/domain/plan/planDocument.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { CourseCard } from '../catalogue/types.ts';

export const planContent = jsonColumn('learning_plan_content', 'content', planSchema);
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
