import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { documentHash } from './documents.ts';
import { askWhole } from './pageViews.ts';

const types = ['SPRINT', 'WORKSHOP', 'SPRINT,WORKSHOP'];
const searches = [null, 'pricing', 'ai', 'stratgy', 'leaders decide'];

/**
 * Uses the catalogue's filters in every combination that leads to a different query, as members of several accounts at
 * once; returns how many lists were requested.
 */
export async function useFilters(origin: string): Promise<number> {
  const people = await Promise.all(
    ['member', 'limited', 'academy', 'employee'].map((name) => signInAs(origin, persona(name).email, demoPassword)),
  );
  const hash = documentHash('CataloguePage');
  const choices = types.flatMap((type) =>
    searches.flatMap((query) =>
      [[], ['Strategy']].flatMap((topics) =>
        [[], ['Intermediate']].flatMap((difficulties) =>
          [true, false].map((bookmarked) => ({ type, query, topics, difficulties, bookmarked })),
        ),
      ),
    ),
  );
  const send = (idToken: string, filter: object, after: number): Promise<string> =>
    askWhole(
      origin,
      idToken,
      JSON.stringify({
        query: hash,
        persisted: true,
        variables: { filter, after, first: after === 0, withFreemium: false, withOptions: after === 0 },
      }),
    );
  const all = people.flatMap(({ idToken }) =>
    choices.flatMap((filter) => [0, 24].map((after) => () => send(idToken, filter, after))),
  );
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let ask = all[next++]; ask !== undefined; ask = all[next++]) await ask();
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return all.length;
}
