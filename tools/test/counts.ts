import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. A skipped test counts as failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A test that failed, and why; skipped tests are among them. */
export interface Failure {
  /** From the root of the checkout. */
  readonly file: string;
  /** Empty for a file that could not be loaded. */
  readonly title: string;
  readonly why: string;
}

/** What a test runner found. */
export interface TestReport extends Count {
  readonly failures: readonly Failure[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function readVitest(report: string, root: string): TestReport {
  const { testResults } = JSON.parse(report) as VitestReport;
  const results = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = path.relative(root, name);
    return assertionResults.length === 0 && status !== 'passed'
      ? [{ status, file, title: '', why: message }]
      : assertionResults.map((one) => ({
          status: one.status,
          file,
          title: one.fullName,
          why: one.failureMessages?.join('\n') ?? '',
        }));
  });
  const failures = results.filter(({ status }) => status !== 'passed');
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    failures: failures.map(({ status, file, title, why }) => ({ file, title, why: plain(why) || status })),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string; readonly snippet?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads Playwright's JSON report; a test that passes only on retry counts as failed. */
export function readPlaywright(report: string): TestReport {
  const { errors, stats, suites } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map(({ message = '' }) => ({ file: 'e2e', title: '', why: plain(message) })),
      ...suites.flatMap(failuresIn),
    ],
  };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): readonly Failure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error !== undefined)?.error;
        const why = [error?.message, error?.snippet].filter((part) => part !== undefined).join('\n');
        return { file: path.join('e2e', file), title, why: plain(why) || status };
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

const plain = (text: string): string => stripVTControlCharacters(text).trim();

/**
 * What a stage adds to the total: its tests, or itself. A runner that failed without naming a failed test, that found
 * no test, or left no report counts as one failure.
 */
export function countStage(succeeded: boolean, tests: Count | null): Count {
  if (tests === null) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const silent = tests.failed === 0 && (!succeeded || tests.passed === 0);
  return silent ? { passed: tests.passed, failed: 1 } : tests;
}
