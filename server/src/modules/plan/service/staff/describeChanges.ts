import { isDeepStrictEqual } from 'node:util';
import type { PlanContent } from '@atrium/domain/plan/planContent.ts';

/** What the second content adds, changes and removes against the first, a line each. */
export function describeChanges(before: PlanContent | null, after: PlanContent): string[] {
  const questions = (content: PlanContent | null) => byName(content?.questions ?? [], ({ id }) => id);
  const rules = (content: PlanContent | null) => byName(content?.rules ?? [], ({ priority }) => String(priority));
  const plans = (content: PlanContent | null) => new Map(Object.entries(content?.plans ?? {}));
  const order = (content: PlanContent | null): string[] => [...questions(content).keys()];
  const isReordered = before !== null && !isDeepStrictEqual(order(before), order(after));
  return [
    ...differences('question', questions(before), questions(after)),
    ...(isReordered ? [`  questions are asked in the order ${order(after).join(', ')}`] : []),
    ...differences('plan', plans(before), plans(after)),
    ...differences('rule', rules(before), rules(after)),
  ];
}

function byName<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  return new Map(items.map((item) => [nameOf(item), item]));
}

function differences<T>(kind: string, before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    if (!after.has(name)) return [`  - ${kind} ${name}`];
    if (!before.has(name)) return [`  + ${kind} ${name}`];
    return isDeepStrictEqual(before.get(name), after.get(name)) ? [] : [`  ~ ${kind} ${name}`];
  });
}
