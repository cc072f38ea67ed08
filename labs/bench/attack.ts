import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import type { Ratio } from './compare.ts';
import { watchOthers } from './cpu.ts';
import { documentHash } from './documents.ts';
import { askWhole } from './pageViews.ts';
import type { Place } from './place.ts';

const rounds = 12;
/** Views of a round, quiet and then under attack. */
const views = 200;
/** Milliseconds between two times at which the counters of attempts are emptied. */
const sweepEvery = 100;
/** Milliseconds until the guesses of a round are all on their way. */
const settling = 500;

export interface AttackResult {
  /**
   * The catalogue's 99th percentile under attack, against that of the quiet rounds: of all views, and of thirds of
   * them.
   */
  readonly ratio: Ratio;
  /** The same in milliseconds, of all views. */
  readonly quiet: number;
  readonly attacked: number;
  /** Answers to the guesses by status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly guesses: number;
  readonly others: string;
}

/**
 * The catalogue's 99th percentile while 64 wrong passwords are always in flight, each for another account, beside the
 * same without (THR-13). The counters of attempts are emptied all the time, so that the passwords are really compared:
 * an attacker with many networks. Short rounds alternate, so that other load affects both alike, and the percentile is
 * that of the views of all rounds: of one round it would be its third slowest view.
 */
export async function benchAttack({ setting, product }: Place): Promise<AttackResult> {
  const { idToken } = await signInAs(product.origin, persona('member').email, demoPassword);
  const catalogue = { after: 0, filter: {}, first: true, withFreemium: false, withOptions: false };
  const body = JSON.stringify({ query: documentHash('CataloguePage'), persisted: true, variables: catalogue });
  const view = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let count = 0; count < views; count += 1) {
      const begun = performance.now();
      await askWhole(product.origin, idToken, body);
      times.push(performance.now() - begun);
    }
    return times;
  };
  // after a pause V8 collects garbage and grows its heap anew, which delays some views by 30 ms
  const warmView = async (): Promise<number[]> => {
    await view();
    return view();
  };
  const attack = fork(new URL('guesses.ts', import.meta.url), [product.origin]);
  const tell = async (message: string): Promise<unknown> => {
    const answered = once(attack, 'message');
    attack.send(message);
    const [answer] = (await answered) as unknown[];
    return answer;
  };
  const others = watchOthers([process.pid, product.pid, setting.postmaster]);
  const quiet: number[][] = [];
  const attacked: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await warmView());
    const sweep = setInterval(() => void setting.database.db.deleteFrom('limit_bucket').execute(), sweepEvery);
    attack.send('go');
    await wait(settling);
    attacked.push(await warmView());
    await tell('pause');
    clearInterval(sweep);
  }
  const answers = (await tell('over')) as Record<string, number>;
  await setting.database.db.deleteFrom('limit_bucket').execute();
  const third = rounds / 3;
  const thirds = [0, 1, 2].map((part) => {
    const of = (all: readonly number[][]): number => p99(all.slice(part * third, (part + 1) * third));
    return of(attacked) / of(quiet);
  });
  const whole = { quiet: p99(quiet), attacked: p99(attacked) };
  const guesses = Object.values(answers).reduce((sum, count) => sum + count, 0);
  return {
    ratio: {
      median: whole.attacked / whole.quiet,
      lowest: Math.min(...thirds),
      highest: Math.max(...thirds),
    },
    ...whole,
    answers,
    guesses,
    others: others(),
  };
}

function p99(rounds: readonly (readonly number[])[]): number {
  const times = rounds.flat().toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
