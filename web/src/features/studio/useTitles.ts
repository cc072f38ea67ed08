import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { References, Titles } from './references.ts';
import { titlesQuery } from './studioQueries.ts';

/** What the documents are called that a form began with, asked once for each kind, and those that are chosen later. */
export function useTitles(references: References): Titles {
  const [began] = useState(references);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const answers = useQueries({ queries: Object.entries(began).map(([kind, ids]) => titlesQuery(kind, ids)) });
  const known = new Map(
    Object.keys(began).flatMap((kind, at) =>
      (answers[at]?.data?.page ?? []).map(({ id, title }) => [`${kind}/${id}`, title] as const),
    ),
  );
  return {
    titleOf: (kind, id) => chosen[`${kind}/${id}`] ?? known.get(`${kind}/${id}`) ?? null,
    learn: (kind, id, title) => {
      setChosen((before) => ({ ...before, [`${kind}/${id}`]: title }));
    },
  };
}
