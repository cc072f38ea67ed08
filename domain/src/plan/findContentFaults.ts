import type { PlanContent, PlanQuestion } from './planContent.ts';

/**
 * What is wrong with a quiz and its rules, a sentence each, for the staff who change them (D69): everything that a name
 * refers to exists, every question can be asked, and every set of answers gets exactly one plan.
 */
export function findContentFaults({ questions, plans, rules }: PlanContent): string[] {
  return [
    ...(questions.length === 0 ? ['There is no question.'] : []),
    ...listRepeated(questions.map(({ id }) => id)).map((id) => `Two questions are called ${id}.`),
    ...questions.flatMap((question, index) => listQuestionFaults(question, questions.slice(0, index))),
    ...Object.entries(plans).flatMap(([key, { courseIds }]) => [
      ...(courseIds.length === 0 ? [`Plan ${key} has no course.`] : []),
      ...listRepeated(courseIds).map((courseId) => `Plan ${key} names course ${courseId} twice.`),
    ]),
    ...listRepeated(rules.map(({ priority }) => String(priority))).map((n) => `Two rules have priority ${n}.`),
    ...rules.flatMap(({ priority, when, plan }) => [
      ...(Object.hasOwn(plans, plan) ? [] : [`Rule ${String(priority)} gives plan ${plan}, which does not exist.`]),
      ...Object.entries(when).flatMap(([id, keys]) =>
        keys
          .filter((key) => !hasOption(questions, id, key))
          .map((key) => `Rule ${String(priority)} asks for ${id}: ${key}, which is no answer of the quiz.`),
      ),
    ]),
    ...(rules.some(({ when }) => Object.keys(when).length === 0)
      ? []
      : ['There is no rule without a condition, so that some answers would get no plan.']),
  ];
}

function listQuestionFaults({ id, options, onlyIf }: PlanQuestion, earlier: readonly PlanQuestion[]): string[] {
  const isReached = onlyIf === null || hasOption(earlier, onlyIf.parentId, onlyIf.conditionalAnswer);
  return [
    ...(options.length < 2 ? [`Question ${id} has fewer than two options.`] : []),
    ...listRepeated(options.map(({ key }) => key)).map((key) => `Question ${id} has two options ${key}.`),
    ...(isReached ? [] : [`Question ${id} depends on an answer that no earlier question has.`]),
  ];
}

function hasOption(questions: readonly PlanQuestion[], questionId: string, key: string): boolean {
  return questions.some(({ id, options }) => id === questionId && options.some((option) => option.key === key));
}

function listRepeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
