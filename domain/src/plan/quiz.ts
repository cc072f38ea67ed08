import type { PlanQuestion, PlanResponses } from './planContent.ts';

/**
 * The questions that these answers lead to, in order: a conditional one is asked while its earlier question is asked
 * and answered with its `conditionalAnswer` (PLN-01).
 */
export function listAskedQuestions<Q extends PlanQuestion>(questions: readonly Q[], responses: PlanResponses): Q[] {
  const asked = new Set<string>();
  return questions.filter(({ id, onlyIf }) => {
    const isAsked =
      onlyIf === null || (asked.has(onlyIf.parentId) && responses[onlyIf.parentId] === onlyIf.conditionalAnswer);
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

/**
 * How many questions the answers lead to at most: an answer that is missing counts as the one that asks the most. So
 * the total never grows on the way (PLN-01).
 */
export function countQuestions(questions: readonly PlanQuestion[], responses: PlanResponses): number {
  const sum = (asked: readonly PlanQuestion[]): number =>
    asked.reduce((total, question) => total + countFrom(question), 0);
  const countFrom = ({ id, options }: PlanQuestion): number => {
    const countAfter = (answer: string): number =>
      sum(questions.filter(({ onlyIf }) => onlyIf?.parentId === id && onlyIf.conditionalAnswer === answer));
    const chosen = responses[id];
    return 1 + (chosen === undefined ? Math.max(0, ...options.map(({ key }) => countAfter(key))) : countAfter(chosen));
  };
  return sum(questions.filter(({ onlyIf }) => onlyIf === null));
}

/**
 * The answers that count: those to questions that a changed earlier answer has hidden are dropped (D69). Null when they
 * are not an object of texts, name an unknown question or option, or leave a required question open.
 */
export function readResponses(questions: readonly PlanQuestion[], sent: unknown): PlanResponses | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const entries = Object.entries(sent as Readonly<Record<string, unknown>>);
  const isKnown = ([id, key]: [string, unknown]): boolean =>
    questions.some((question) => question.id === id && question.options.some((option) => option.key === key));
  if (!entries.every(isKnown)) return null;
  const chosen = Object.fromEntries(entries) as PlanResponses;
  const asked = listAskedQuestions(questions, chosen);
  if (asked.some(({ id, isRequired }) => isRequired && !Object.hasOwn(chosen, id))) return null;
  const kept = asked.flatMap(({ id }) => (Object.hasOwn(chosen, id) ? [[id, chosen[id] ?? ''] as const] : []));
  return Object.fromEntries(kept);
}
