import { errorWords, type ErrorCode } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import { callFault, CallError, isUnanswered } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

const document = graphql(`
  query BotChallenge {
    getBotChallenge {
      kind
      siteKey
      challenge
    }
  }
`);

/** How long the browser may work on a challenge, in milliseconds. */
const challengeTimeout = minute;
const mostWorkers = 4;

/**
 * Takes the challenge that comes before a signup, and resolves with the proof (SIG-08). Rejects with
 * BROWSER_NOT_SUPPORTED where the browser cannot, with BOT_CHECK_FAILED when the service fails, and with UNREACHABLE
 * without an answer.
 * @param container where a vendor's widget shows itself.
 */
export async function takeBotChallenge(container: HTMLElement): Promise<string> {
  try {
    const { getBotChallenge: asked } = await execute(document, {});
    if (asked?.kind === 'TURNSTILE') {
      const { runTurnstile } = await import('./turnstile.ts');
      return await runTurnstile(container, asked.siteKey ?? '');
    }
    if (!('Worker' in window) || !('subtle' in crypto)) throw failure('BROWSER_NOT_SUPPORTED');
    return await solve(asked?.challenge ?? '');
  } catch (error) {
    if (isUnanswered(error)) throw error;
    if (error instanceof CallError && error.code in errorWords && error.code !== 'INTERNAL') throw error;
    throw failure('BOT_CHECK_FAILED');
  }
}

async function solve(challenge: string): Promise<string> {
  const { solveChallengeWorkers } = await import('altcha-lib');
  const given = JSON.parse(challenge) as Parameters<typeof solveChallengeWorkers>[0]['challenge'];
  const solution = await solveChallengeWorkers({
    challenge: given,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
    createWorker: () => new Worker(new URL('./solveChallenge.worker.ts', import.meta.url), { type: 'module' }),
    timeout: challengeTimeout,
  });
  if (solution === null) throw failure('BOT_CHECK_FAILED');
  return btoa(JSON.stringify({ challenge: given, solution }));
}

function failure(code: ErrorCode): CallError {
  return new CallError([callFault(code, errorWords[code])], null);
}
