import type { Arrow } from '../arrows/readArrows.ts';
import { hashOf } from '../test/inputs.ts';
import { closuresOf } from './closures.ts';

/** A checkout as the linter sees it. */
export interface LintInput {
  /** The files to lint. */
  readonly files: readonly string[];
  readonly arrows: readonly Arrow[];
  /** The hash of any file's content. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The files that change types without being imported: `declare module` and `declare global`. */
  readonly ambient: ReadonlySet<string>;
  /** What concerns every file: settings, packages, versions. */
  readonly settings: string;
}

/**
 * For each file a hash of all that the linter's findings in it depend on: its own text, that of every file that it
 * imports, directly or not, which give it its types, and the ambient declarations of its workspace.
 */
export function digestsOf({ files, arrows, hashes, ambient, settings }: LintInput): ReadonlyMap<string, string> {
  const closures = closuresOf(files, arrows);
  const textOf = (reached: Iterable<string>): string[] =>
    [...reached].sort().flatMap((file) => [file, hashes.get(file) ?? 'missing']);

  const ambientOf = new Map<string, Set<string>>();
  for (const [file, reached] of closures) {
    const declared = ambientOf.get(workspaceOf(file)) ?? new Set<string>();
    ambientOf.set(workspaceOf(file), declared);
    for (const each of reached) {
      if (ambient.has(each)) for (const needed of closures.get(each) ?? []) declared.add(needed);
    }
  }
  const shared = new Map([...ambientOf].map(([name, declared]) => [name, hashOf([settings, ...textOf(declared)])]));
  return new Map(
    [...closures].map(([file, reached]) => [file, hashOf([shared.get(workspaceOf(file)) ?? '', ...textOf(reached)])]),
  );
}

function workspaceOf(file: string): string {
  return file.split('/')[0] ?? '';
}
