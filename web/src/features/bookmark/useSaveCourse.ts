import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedCourse } from './createSaves.ts';

const loadSaves = () => import('./saveCourse.ts');

/** The way to save a course, or to unsave it, from any card. Its code comes when the page has nothing else to do. */
export function useSaveCourse(): (course: SavedCourse, saved: boolean) => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      // a press asks again
      loadSaves().catch(() => undefined);
    }, 1500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (course, saved) => {
    void loadSaves().then(({ saveCourse }) => saveCourse(queryClient, course, saved));
  };
}
