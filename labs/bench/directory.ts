import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { memberId } from '../world/plan.ts';
import { seeded } from '../world/random.ts';
import { firstNames, jobRoles, lastNames } from '../world/words.ts';
import { watchOthers } from './cpu.ts';
import { ask, documentHash } from './documents.ts';
import type { Place } from './place.ts';

const warmUp = 30;

type Ask = (index: number) => Promise<void>;

/** The 95th percentiles of the times of answers, in milliseconds. */
export interface DirectoryResult {
  readonly profile: number;
  readonly search: number;
  readonly misspelled: number;
  readonly others: string;
}

/**
 * Searches the directory by parts of names and job titles, also misspelled, and opens profiles, one request of each
 * kind after the other, so that other load affects all alike (DIR-01). A search asks for the page and for the number of
 * pages, as the directory does.
 */
export async function benchDirectory(
  { setting, product }: Place,
  members: number,
  times: number,
): Promise<DirectoryResult> {
  const { idToken } = await signInAs(product.origin, persona('member').email, demoPassword);
  const [profile, directory] = [documentHash('ProfilePage'), documentHash('MemberDirectory')];
  const find = async (filter: string): Promise<void> => {
    const variables = { filter, page: 1, count: 36 };
    const { listMembers } = await ask<{ listMembers: object | null }>(product.origin, idToken, directory, variables);
    if (listMembers === null) throw new Error(`the directory refused ${filter}`);
  };
  const kinds: Readonly<Record<'profile' | 'search' | 'misspelled', Ask>> = {
    profile: async (index) => {
      // of the members of the world, every twentieth is one of those who are listed; a tenth of all are employees
      const userId = memberId((1 + index * 20 * 37) % (members * 0.8));
      await ask(product.origin, idToken, profile, { userId });
    },
    search: (index) => find(wordsOf(index)),
    misspelled: (index) => find(misspell(wordsOf(index), index)),
  };
  const measured = { profile: [] as number[], search: [] as number[], misspelled: [] as number[] };
  const others = watchOthers([process.pid, product.pid, setting.postmaster]);
  for (let index = 0; index < warmUp + times; index += 1) {
    for (const kind of ['profile', 'search', 'misspelled'] as const) {
      const begun = performance.now();
      await kinds[kind](index);
      if (index >= warmUp) measured[kind].push(performance.now() - begun);
    }
  }
  const { profile: profiles, search, misspelled } = measured;
  return { profile: p95(profiles), search: p95(search), misspelled: p95(misspelled), others: others() };
}

/** A first name, a last name, both, or a job title, whole or its beginning. */
function wordsOf(index: number): string {
  const random = seeded(index + 1);
  const [first, last, role] = [random.pick(firstNames), random.pick(lastNames), random.pick(jobRoles)];
  const words = [first, last, `${first} ${last}`, role, last.slice(0, 3), role.slice(0, 5)];
  return words[index % words.length] ?? last;
}

/** The same with two letters that changed places. */
function misspell(words: string, index: number): string {
  const at = 1 + (index % Math.max(1, words.length - 2));
  return `${words.slice(0, at)}${words.charAt(at + 1)}${words.charAt(at)}${words.slice(at + 2)}`;
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
