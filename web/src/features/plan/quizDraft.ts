import type { PlanQuestion, PlanResponses } from '@atrium/domain/plan/planContent.ts';
import { useStored, writeStored } from '#lib/storage.ts';

/**
 * The answers kept in this browser, so that a reload loses none and another tab continues; what the quiz does not have
 * any more, or is unreadable, counts as not answered.
 */
export function useQuizDraft(questions: readonly PlanQuestion[]): PlanResponses {
  const kept = readObject(useStored('planQuizDraft'));
  const known = questions.flatMap(({ id, options }) => {
    const key = kept[id];
    return options.some((option) => option.key === key) ? [[id, String(key)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Keeps the answers; null removes them. */
export function writeQuizDraft(responses: PlanResponses | null): void {
  writeStored('planQuizDraft', responses === null ? null : JSON.stringify(responses));
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
