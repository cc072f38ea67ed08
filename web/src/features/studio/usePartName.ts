import { useQuery } from '@tanstack/react-query';
import type { StudioKind } from './kinds.ts';
import { titlesQuery } from './studioQueries.ts';

/** What the list calls a document that is a part of something else, whose title it has not; null of any other. */
export function usePartName(kind: StudioKind, id: string): string | null {
  const { data } = useQuery({ ...titlesQuery(kind.kind, [id]), enabled: kind.isPart });
  return kind.isPart ? (data?.page?.[0]?.title ?? null) : null;
}
