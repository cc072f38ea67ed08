import { counted } from '../counted.ts';

/** OFF: not set up, so that a part of the product does nothing; nobody has to act. */
export const healthStates = ['OK', 'OFF', 'WARNING', 'FAILURE'] as const;
export type HealthState = (typeof healthStates)[number];

/** What a look at one part has found, in words for those who run the academy (OPE-05). */
export interface Finding {
  readonly state: HealthState;
  /** A sentence. */
  readonly words: string;
  /** What to do, a sentence; null for nothing. */
  readonly todo: string | null;
}

/** One line of the health of an installation. */
export interface HealthLine extends Finding {
  /** Stable, for monitors: 'mail-server'. */
  readonly id: string;
  readonly title: string;
}

export const fine = (words: string): Finding => ({ state: 'OK', words, todo: null });
export const notSetUp = (words: string, todo: string): Finding => ({ state: 'OFF', words, todo });
export const warning = (words: string, todo: string): Finding => ({ state: 'WARNING', words, todo });
export const failure = (words: string, todo: string): Finding => ({ state: 'FAILURE', words, todo });

/** All lines in a sentence: 'Everything that is set up works.' or '2 failures and 1 warning.' */
export function describeHealth(lines: readonly Pick<HealthLine, 'state'>[]): string {
  const count = (state: HealthState): number => lines.filter((line) => line.state === state).length;
  const [failures, warnings] = [count('FAILURE'), count('WARNING')];
  const parts = [
    ...(failures === 0 ? [] : [counted(failures, 'failure')]),
    ...(warnings === 0 ? [] : [counted(warnings, 'warning')]),
  ];
  return parts.length === 0 ? 'Everything that is set up works.' : `${parts.join(' and ')}.`;
}

/**
 * The exit code of `npm run doctor`, as plugins of monitors have it: 2 for a failure; with `isStrict` 1 for a warning;
 * else 0.
 */
export function healthExitCode(lines: readonly Pick<HealthLine, 'state'>[], isStrict: boolean): 0 | 1 | 2 {
  if (lines.some(({ state }) => state === 'FAILURE')) return 2;
  return isStrict && lines.some(({ state }) => state === 'WARNING') ? 1 : 0;
}
