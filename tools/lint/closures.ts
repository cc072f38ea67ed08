import type { Arrow } from '../arrows/readArrows.ts';

/** Every file that each file imports, directly or not, itself included; packages are left out. */
export function closuresOf(
  files: readonly string[],
  arrows: readonly Arrow[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, string[]>();
  for (const { from, to } of arrows) {
    if (!to.startsWith('npm:')) imports.set(from, [...(imports.get(from) ?? []), to]);
  }
  return new Map(
    files.map((file) => {
      const reached = new Set([file]);
      // a set that grows while it is walked is walked to its end
      for (const each of reached) for (const to of imports.get(each) ?? []) reached.add(to);
      return [file, reached];
    }),
  );
}
