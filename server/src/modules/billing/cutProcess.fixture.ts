import type { KyselyPlugin } from 'kysely';

class ProcessCut extends Error {}

/** Ends the process after so many statements, before it learns the answer of the last one. */
export function cutProcess(after: number): KyselyPlugin {
  let statements = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return statements >= after ? Promise.reject(new ProcessCut('cut')) : Promise.resolve(result);
    },
  };
}

/** Waits for work that such a cut may end. */
export async function ended(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProcessCut)) throw error;
  });
}
