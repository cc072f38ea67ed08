import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { ratioOf, type Ratio } from './compare.ts';
import { watchOthers } from './cpu.ts';
import { documentHash } from './documents.ts';
import { askWhole } from './pageViews.ts';
import type { Place } from './pages.ts';

const rounds = 5;
const views = 300;
/** Milliseconds between two times at which the counters of attempts are emptied. */
const sweepEvery = 100;
/** Milliseconds until the guesses of a round are all on their way. */
const settling = 1_000;

export interface AttackResult {
  /** The catalogue's 99th percentile under attack, against the quiet rounds beside it. */
  readonly ratio: Ratio;
  /** The same in milliseconds, quiet and under attack, median of the rounds. */
  readonly quiet: number;
  readonly attacked: number;
  /** Answers to the guesses by status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly others: string;
}

/**
 * The catalogue's 99th percentile while 64 wrong passwords are always in flight, each for another account, beside the
 * same without (THR-13). The counters of attempts are emptied all the time, so that the passwords are really compared: an
 * attacker with many networks. The rounds alternate, so that other load affects both alike.
 */
export async function benchAttack({ setting, product }: Place): Promise<AttackResult> {
  const { idToken } = await signInAs(product.origin, persona('member').email, demoPassword);
  const catalogue = { after: 0, filter: {}, first: true, withFreemium: false, withOptions: false };
  const body = JSON.stringify({ query: documentHash('CataloguePage'), persisted: true, variables: catalogue });
  const p99 = async (count: number): Promise<number> => {
    const times: number[] = [];
    for (let view = 0; view < count; view += 1) {
      const begun = performance.now();
      await askWhole(product.origin, idToken, body);
      times.push(performance.now() - begun);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? Number.NaN;
  };
  await p99(views);
  const others = watchOthers([process.pid, product.pid, setting.postmaster]);
  const answers: Record<string, number> = {};
  const quiet: number[] = [];
  const attacked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await p99(views));
    const attack = fork(new URL('guesses.ts', import.meta.url), [product.origin]);
    const sweep = setInterval(() => void setting.database.db.deleteFrom('sign_in_try').execute(), sweepEvery);
    await wait(settling);
    attacked.push(await p99(views));
    const ended = once(attack, 'message');
    attack.send('over');
    const [counts] = (await ended) as [Record<string, number>];
    clearInterval(sweep);
    for (const [status, count] of Object.entries(counts)) answers[status] = (answers[status] ?? 0) + count;
  }
  await setting.database.db.deleteFrom('sign_in_try').execute();
  return {
    ratio: ratioOf(attacked.map((value, round) => value / (quiet[round] ?? Number.NaN))),
    quiet: ratioOf(quiet).median,
    attacked: ratioOf(attacked).median,
    ...{ answers, others: others() },
  };
}
