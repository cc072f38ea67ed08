import { readPlaywright, readVitest, type TestReport } from './counts.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  /** Arguments of Node, one list for each process; they run in parallel. */
  readonly commands: readonly (readonly string[])[];
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
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  tsc: 'node_modules/@typescript/native/bin/tsc',
  vitest: 'node_modules/vitest/dist/cli.js',
};

/** What the checks remember of files that have not changed. */
const cache = 'node_modules/.cache/atrium';

const workspaces = ['domain', 'content', 'server', 'web', 'e2e', 'tools'];

/** Every stage, in the order in which they start; `reports` is a folder for the reports of the test runners. */
export function stagesIn(reports: string): readonly Stage[] {
  return [
    { name: 'web build', commands: [['tools/prepare.mjs', 'build']], cores: 1 },
    { name: 'lint', commands: [[bin.oxlint]], cores: 1 },
    {
      name: 'styles',
      commands: [[bin.stylelint, '--cache', `--cache-location=${cache}/stylelint`, 'web/src/**/*.css']],
      cores: 1,
    },
    {
      name: 'types',
      commands: workspaces.map((name) => [
        bin.tsc,
        ...['-p', name, '--incremental', '--tsBuildInfoFile', `${cache}/types/${name}.tsbuildinfo`],
      ]),
      cores: 1,
    },
    {
      name: 'format',
      commands: [[bin.prettier, '--check', '--log-level=warn', '--cache', `--cache-location=${cache}/prettier`, '.']],
      cores: 1,
    },
    { name: 'dead code', commands: [[bin.knip, '--no-progress']], cores: 1 },
    { name: 'floor plan', commands: [['tools/arrows.ts']], cores: 1 },
    { name: 'references', commands: [['tools/references.ts']], cores: 1 },
    { name: 'generated files', commands: [['tools/gen.ts', '--check']], cores: 1 },
    vitest('rules', ['rules', 'components'], reports),
    { ...vitest('calls', ['calls'], reports), after: 'web build' },
    { ...vitest('long calls', ['long'], reports), after: 'web build', long: true },
    {
      name: 'journeys',
      commands: [[bin.playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json']],
      cores: 2,
      after: 'web build',
      long: true,
      tests: { report: `${reports}/journeys.json`, read: readPlaywright },
    },
  ];
}

function vitest(name: string, projects: readonly string[], reports: string): Stage {
  const report = `${reports}/${projects.join('-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    commands: [[bin.vitest, 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters]],
    cores: 2,
    tests: { report, read: readVitest },
  };
}
