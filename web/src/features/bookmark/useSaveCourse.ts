import { useQueryClient } from '@tanstack/react-query';
import type { SavedCourse } from './createSaves.ts';
import { saveCourse } from './saveCourse.ts';

/** The way to save a course, or to unsave it, from any card. */
export function useSaveCourse(): (course: SavedCourse, saved: boolean) => void {
  const queryClient = useQueryClient();
  return (course, saved) => {
    void saveCourse(queryClient, course, saved);
  };
}
