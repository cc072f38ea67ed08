import { failure, type Finding, type HealthLine } from '@atrium/domain/health/findings.ts';
import { failureWords } from '@atrium/domain/job/failureWords.ts';
import { second } from '@atrium/domain/time.ts';
import { within } from '../../../base/process/within.ts';
import type { HealthCheck, PartDeps } from '../types.ts';

/** How long a check may take, in milliseconds. */
const usualLimit = 5 * second;

/**
 * Looks at all parts side by side, each for a limited time, so that one that hangs or throws is a line of its own and
 * holds no other (OPE-05). In the order of the checks.
 */
export async function runChecks<Deps extends PartDeps>(
  checks: readonly HealthCheck<Deps>[],
  deps: Deps,
): Promise<HealthLine[]> {
  const lines = await Promise.all(
    checks.map(async (check) => ({ id: check.id, title: check.title, finding: await runCheck(check, deps) })),
  );
  return lines.flatMap(({ id, title, finding }) => (finding === null ? [] : { id, title, ...finding }));
}

async function runCheck<Deps extends PartDeps>(
  { id, limit = usualLimit, run }: HealthCheck<Deps>,
  deps: Deps,
): Promise<Finding | null> {
  try {
    const answer = await within(limit, run(deps));
    if (answer !== 'late') return answer.value;
    return failure(
      `There was no answer within ${String(limit / second)} seconds.`,
      'See whether it runs, and whether something on the way to it holds connections.',
    );
  } catch (error) {
    deps.log.warn({ err: error, check: id }, 'a check of the health failed');
    const { words, detail } = failureWords(error instanceof Error ? error.message : String(error)) ?? unknown;
    return failure(detail === '' ? 'It failed.' : `It failed: ${withStop(detail)}`, words);
  }
}

const unknown = { words: 'The log of the server says more.', detail: '' };

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
