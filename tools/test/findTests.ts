import { onDatabase } from './inputs.ts';

/** The runners of tests: projects of `vitest.config.ts`, and Playwright. */
export type Runner = 'rules' | 'components' | 'calls' | 'long' | 'thousand' | 'journeys';

/** What is run: the files of one runner, and the words that the titles must contain. */
export interface Selection {
  readonly runner: Runner;
  readonly files: readonly string[];
  readonly words: string;
}

/** A test file: its path from the root of the checkout, and its text. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** The runner of a test file, as `vitest.config.ts` divides them. */
export function runnerOf(path: string): Runner {
  if (path.startsWith('e2e/')) return 'journeys';
  if (path.endsWith('.test.tsx')) return 'components';
  if (path.endsWith('.long.test.ts')) return 'long';
  if (path.endsWith('.thousand.test.ts')) return 'thousand';
  return onDatabase.test(path) ? 'calls' : 'rules';
}

/** By the name of a test, or by a path from the root: a title has neither. */
const namesFile = (argument: string): boolean =>
  /\.(?:test|spec)\.tsx?$|^(?:domain|content|server|web|e2e|tools|labs)\/\S+$/.test(argument);

/** The arguments that name tests of which there are none: the others alone would be green without them. */
export function listMissing(files: readonly TestFile[], args: readonly string[]): readonly string[] {
  return args.filter((argument) => namesFile(argument) && !files.some(({ path }) => path.includes(argument)));
}

/**
 * Selects tests by a path, whole or a part of it, and the words of a title, either of which may be missing; more files
 * or folders may follow the first. Where the first argument is part of no path, all arguments are words, and the files
 * that contain them are selected. None where a named file is missing.
 */
export function findTests(files: readonly TestFile[], [first = '', ...rest]: readonly string[]): readonly Selection[] {
  const isPath = (argument: string): boolean =>
    namesFile(argument) || (argument.includes('/') && files.some(({ path }) => path.includes(argument)));
  if (listMissing(files, [first, ...rest]).length > 0) return [];
  const names = [first, ...rest.filter(isPath)];
  const byPath = files.filter(({ path }) => names.some((name) => path.includes(name)));
  const words = (byPath.length > 0 ? rest.filter((argument) => !isPath(argument)) : [first, ...rest]).join(' ');
  const found = byPath.length > 0 ? byPath : files.filter(({ text }) => text.includes(words));
  return [...Map.groupBy(found, ({ path }) => runnerOf(path))].map(([runner, group]) => ({
    runner,
    files: group.map(({ path }) => path),
    words,
  }));
}

/**
 * Runs every selection, also after a red one. `run` gives the exit code, or null where no title has the words: files of
 * one name may be of several runners. Returns the first exit code that is not 0, else 0; null when no test ran.
 */
export async function runSelections(
  selections: readonly Selection[],
  run: (selection: Selection) => Promise<number | null>,
): Promise<number | null> {
  const statuses: (number | null)[] = [];
  for (const selection of selections) statuses.push(await run(selection));
  const ran = statuses.filter((status) => status !== null);
  return ran.length === 0 ? null : (ran.find((status) => status !== 0) ?? 0);
}
