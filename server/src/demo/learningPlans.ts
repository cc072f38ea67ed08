import { learningPlans, planContent, planContentSavedAt } from '@atrium/content/learningPlans.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

const version = 1;

/** The quiz, and the plans that members got from it (PLN-02). */
export function learningPlanRows(at: At): LoadRows<'learning_plan_content' | 'learning_plan'> {
  return {
    learning_plan_content: [{ version, content: planContent, saved_at: at(planContentSavedAt) }],
    learning_plan: learningPlans.map(({ memberId, responses, planKey, madeAt, replacedAt }) => ({
      member_id: memberId,
      version,
      plan_key: planKey,
      responses,
      made_at: at(madeAt),
      replaced_at: replacedAt === undefined ? null : at(replacedAt),
    })),
  };
}
