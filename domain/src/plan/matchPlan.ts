import type { PlanContent, PlanResponses, PlanRule } from './planContent.ts';

/**
 * The key of the plan for these answers: that of the first rule, by priority, that they match (D69, PLN-02). Null when
 * none does; `findContentFaults` refuses rules that leave an answer without a plan.
 */
export function matchPlan({ rules }: Pick<PlanContent, 'rules'>, responses: PlanResponses): string | null {
  const byPriority = rules.toSorted((a, b) => a.priority - b.priority);
  return byPriority.find((rule) => isMatch(rule, responses))?.plan ?? null;
}

function isMatch({ when }: PlanRule, responses: PlanResponses): boolean {
  return Object.entries(when).every(([questionId, keys]) => keys.includes(responses[questionId] ?? ''));
}
