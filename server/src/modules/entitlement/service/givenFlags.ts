import type { FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Log } from '../../../base/process/log.ts';
import type { FlagProvider } from '../../../ports/flags.ts';

let failedAt = -Infinity;

/**
 * What a provider says about a subject's flags; nothing while it does not answer, so that the database's rules apply.
 */
export async function givenFlags(
  provider: FlagProvider,
  subject: FlagSubject | null,
  log: Pick<Log, 'warn'>,
): Promise<Readonly<Record<string, unknown>>> {
  if (provider.freshFor === null) return {};
  try {
    return await provider.valuesFor(subject);
  } catch (error) {
    // one line a minute, however many viewers ask
    if (performance.now() - failedAt > minute) {
      log.warn({ err: error }, 'the flag provider did not answer: the rules of the database apply');
      failedAt = performance.now();
    }
    return {};
  }
}
