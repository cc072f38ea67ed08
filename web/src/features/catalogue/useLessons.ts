import { useInfiniteQuery, useIsFetching } from '@tanstack/react-query';
import { catalogueQuery } from './catalogueQuery.ts';
import { lessonSearchQuery } from './lessonSearchQuery.ts';

/**
 * The lessons in which some words are said. The first page comes with the courses of the search; it is asked for alone
 * when those were there already, or failed.
 */
export function useLessons(q: string) {
  const comesWithCourses = useIsFetching({ queryKey: catalogueQuery.root }) > 0;
  return useInfiniteQuery({ ...lessonSearchQuery(q), enabled: q !== '' && !comesWithCourses });
}

/** Their number; null while they are searched, 0 without words or an answer. */
export function useLessonCount(q: string): number | null {
  const { data, isPending, isError } = useLessons(q);
  if (q === '' || isError) return 0;
  return isPending ? null : (data.pages[0]?.total ?? 0);
}
