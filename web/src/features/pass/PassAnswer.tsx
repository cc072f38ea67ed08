import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageOptions } from '#lib/pageQuery.ts';
import { PassProblem } from './PassProblem.tsx';

/** What the address of a pass shows: its page, or why there is none. An outage goes to the router's error view. */
export const PassAnswer = <Page,>({
  of,
  children,
}: {
  of: PageOptions<Page>;
  children: (page: Page) => ReactNode;
}): ReactNode => {
  const { data, error } = useQuery({ ...of, retryOnMount: false });
  if (data === undefined) {
    if (error === null) return null;
    throw error;
  }
  const { page, refusal } = data;
  return refusal === null ? children(page) : <PassProblem code={refusal.code} message={refusal.message} />;
};
