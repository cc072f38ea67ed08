import type { Arrow } from './readArrows.ts';

/** Where the program begins, and the commands of people who run an academy. */
const entries = ['server/src/main.ts', 'tools/content.ts', 'tools/doctor.ts', 'tools/setup.ts', 'tools/staff.ts'];

/** The demo, its stand-ins and tests, and the example person of a preview, who is rolled back with it. */
const isAside = (file: string): boolean =>
  /\.(?:test|fixture)\.ts$|\/(?:testing|demo|adapters\/local)\/|\/(?:sandbox\w+|addExample)\.ts$/.test(file);

/** The files that a live academy may run: those that are imported, however far away, but not through the demo. */
export function productFiles(arrows: readonly Arrow[]): ReadonlySet<string> {
  const imports = Map.groupBy(arrows, ({ from }) => from);
  const found = new Set(entries);
  for (const file of found) for (const { to } of imports.get(file) ?? []) if (!isAside(to)) found.add(to);
  return found;
}
