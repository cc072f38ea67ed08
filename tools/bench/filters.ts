import { documentHash } from './documents.ts';
import { askWhole } from './pageViews.ts';

const types = ['SPRINT', 'WORKSHOP', 'SPRINT,WORKSHOP'];
const words = [null, 'pricing', 'ai', 'stratgy', 'leaders decide'];

/** Uses the catalogue's filters in every combination that changes what is asked of the database. */
export async function useFilters(origin: string, idToken: string): Promise<void> {
  const hash = documentHash('CataloguePage');
  const choices = types.flatMap((type) =>
    words.flatMap((query) =>
      [[], ['Strategy']].flatMap((topics) =>
        [[], ['Intermediate']].flatMap((difficulties) =>
          [true, false].map((bookmarked) => ({ type, query, topics, difficulties, bookmarked })),
        ),
      ),
    ),
  );
  const send = (filter: object, after: number): Promise<string> =>
    askWhole(
      origin,
      idToken,
      JSON.stringify({
        query: hash,
        persisted: true,
        variables: { filter, after, first: after === 0, withFreemium: false, withOptions: after === 0 },
      }),
    );
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < choices.length * 2) {
      const index = next;
      next += 1;
      await send(choices[index % choices.length] ?? {}, index < choices.length ? 0 : 24);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}
