import { useInfiniteQuery } from '@tanstack/react-query';
import { lessonSearchQuery } from './lessonSearchQuery.ts';

/** The number of lessons in which some words are said; null while they are searched, 0 without words or an answer. */
export function useLessonCount(q: string): number | null {
  const { data, isPending, isError } = useInfiniteQuery({ ...lessonSearchQuery(q), enabled: q !== '' });
  if (q === '' || isError) return 0;
  return isPending ? null : (data.pages[0]?.total ?? 0);
}
