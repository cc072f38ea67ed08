/** How many tests passed and failed. A skipped test counts as failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function readVitest(report: string): Count {
  const { testResults } = JSON.parse(report) as VitestReport;
  const results = testResults.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 && status !== 'passed' ? [{ status }] : assertionResults,
  );
  return tally(results.map(({ status }) => status === 'passed'));
}

interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** Counts Playwright's JSON report; a test that passes only on retry counts as failed. */
export function readPlaywright(report: string): Count {
  const { errors, stats } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/**
 * What a stage adds to the total: its tests, or itself. A runner that failed without naming a failed test, that found
 * no test, or left no report counts as one failure.
 */
export function countStage(succeeded: boolean, tests: Count | null): Count {
  if (tests === null) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const silent = tests.failed === 0 && (!succeeded || tests.passed === 0);
  return silent ? { passed: tests.passed, failed: 1 } : tests;
}

function tally(held: readonly boolean[]): Count {
  const passed = held.filter(Boolean).length;
  return { passed, failed: held.length - passed };
}
