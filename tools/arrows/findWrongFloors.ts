import { isTest, module } from './floorPlan.ts';
import type { Arrow } from './readArrows.ts';

/** Modules on another floor than their imports ask for, and the first that is out of order. */
export function findWrongFloors(arrows: readonly Arrow[], plan: Readonly<Record<string, number>>): string[] {
  const needed = new Map(Object.keys(plan).map((name) => [name, 1]));
  for (const { from, to } of arrows) {
    const [own, other] = [module(from), module(to)];
    if (own === undefined || other === undefined || own === other || isTest(from)) continue;
    needed.set(own, Math.max(needed.get(own) ?? 1, (plan[other] ?? 0) + 1));
  }
  const listed = Object.entries(plan);
  const sorted = listed.toSorted(([a, low], [b, high]) => low - high || (a < b ? -1 : 1));
  const early = listed.find((row, at) => row !== sorted[at]);
  return [
    ...listed
      .filter(([name, floor]) => floor !== needed.get(name))
      .map(([name]) => `modules: ${name} belongs on floor ${String(needed.get(name))}, by what it imports`),
    ...(early === undefined ? [] : [`modules: ${early[0]} is not in order in floors: by floor, then by name`]),
  ];
}
