import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { References, Titles } from './references.ts';
import { titlesQuery } from './studioQueries.ts';

/** What the documents are called that a form began with, asked once for each kind, and those that are chosen later. */
export function useTitles(references: References): Titles {
  const [began] = useState(references);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { data: known = {} } = useQuery({
    queryKey: ['studio titles', began],
    queryFn: ({ client }) => findTitles(client, began),
  });
  return {
    titleOf: (kind, id) => chosen[`${kind}/${id}`] ?? known[`${kind}/${id}`] ?? null,
    learn: (kind, id, title) => {
      setChosen((before) => ({ ...before, [`${kind}/${id}`]: title }));
    },
  };
}

/** Titles by kind and id. `useQueries` would be loaded by every page, so that one query asks for all kinds. */
async function findTitles(client: QueryClient, references: References): Promise<Readonly<Record<string, string>>> {
  const answers = await Promise.all(
    Object.entries(references)
      .flatMap(([kind, ids]) => inParts(ids).map((part) => [kind, part] as const))
      .map(async ([kind, ids]) => {
        const { page } = await client.query(titlesQuery(kind, ids));
        return (page ?? []).map(({ id, title }) => [`${kind}/${id}`, title] as const);
      }),
  );
  return Object.fromEntries(answers.flat());
}

/** As many as one page of documents names. */
const mostNamed = 200;

function inParts(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / mostNamed);
  return Array.from({ length: count }, (_, at) => ids.slice(at * mostNamed, (at + 1) * mostNamed));
}
