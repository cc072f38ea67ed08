import { readPlaywright, readVitest, type TestReport } from './counts.ts';
import { code, everything, exceptStyles, ruleFiles, serverFiles, styleSheets, type Inputs } from './inputs.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  /** Arguments of Node, one list for each process; they run in parallel. */
  readonly commands: readonly (readonly string[])[];
  /**
   * The files that can change its result: `npm run check` does not repeat it while they are as they were when it
   * passed. Absent for a stage that finds that out by itself.
   */
  readonly reads?: Inputs;
  /** How many cores it uses. */
  readonly cores: 1 | 2;
  /** The stage that must succeed before this one can run; it runs also when only this one is named. */
  readonly after?: string;
  /** Left out of `npm run check`. */
  readonly long?: true;
  /** The report of its tests; a stage without any counts as one check. */
  readonly tests?: { readonly report: string; readonly read: (report: string, root: string) => TestReport };
}

export const bin = {
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  tsc: 'node_modules/@typescript/native/bin/tsc',
  vitest: 'node_modules/vitest/dist/cli.js',
};

/** What the checks remember of files that have not changed. */
const cache = 'node_modules/.cache/atrium';

const workspaces = ['domain', 'content', 'server', 'web', 'e2e', 'tools', 'labs'];

/**
 * Every stage, in the order in which they start; `reports` is a folder for the reports of the test runners.
 * `everyFile`: lint also the files whose findings cannot have changed.
 */
export function stagesIn(reports: string, everyFile = true): readonly Stage[] {
  return [
    { name: 'build', commands: [['tools/prepare.mjs', 'build']], cores: 1, long: true },
    { name: 'lint', commands: [['tools/lint.ts', ...(everyFile ? ['--all'] : [])]], reads: code, cores: 1 },
    {
      name: 'styles',
      commands: [[bin.stylelint, '--cache', `--cache-location=${cache}/stylelint`, 'web/src/**/*.css']],
      reads: styleSheets,
      cores: 1,
    },
    {
      name: 'types',
      // by default each process has four checkers, which repeat each other's work
      commands: workspaces.map((name) => [
        bin.tsc,
        '-p',
        name,
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        `${cache}/types/${name}.tsbuildinfo`,
      ]),
      reads: code,
      cores: 1,
    },
    {
      name: 'format',
      commands: [[bin.oxfmt, '--check']],
      reads: everything,
      cores: 1,
    },
    { name: 'dead code', commands: [[bin.knip, '--no-progress']], reads: everything, cores: 1 },
    { name: 'floor plan', commands: [['tools/arrows.ts']], reads: everything, cores: 1 },
    { name: 'references', commands: [['tools/references.ts']], reads: everything, cores: 1 },
    { name: 'generated files', commands: [['tools/gen.ts', '--check']], reads: exceptStyles, cores: 1 },
    vitest('rules', ['rules', 'components'], ruleFiles, reports, ['domain/src/', 'content/src/', 'web/src/']),
    vitest('tests of tools', ['rules'], everything, reports, ['tools/', 'labs/']),
    vitest('calls', ['calls'], serverFiles, reports),
    { ...vitest('long calls', ['long'], everything, reports), after: 'build', long: true },
    {
      name: 'journeys',
      commands: [[bin.playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json']],
      reads: everything,
      cores: 2,
      after: 'build',
      long: true,
      tests: { report: `${reports}/journeys.json`, read: readPlaywright },
    },
  ];
}

/** The calls in these folders alone. Has the name of all, by which a failure is repeated, and is no proof of all. */
export function callsIn(folders: readonly string[], reports: string): Stage {
  const { reads: _, ...stage } = vitest('calls', ['calls'], serverFiles, reports, folders);
  return stage;
}

function vitest(
  name: string,
  projects: readonly string[],
  reads: Inputs,
  reports: string,
  folders: readonly string[] = [],
): Stage {
  const report = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    commands: [[bin.vitest, 'run', ...projects.flatMap((project) => ['--project', project]), ...folders, ...reporters]],
    reads,
    cores: 2,
    tests: { report, read: readVitest },
  };
}
