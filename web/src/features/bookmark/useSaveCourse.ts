import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedCourse } from './saveCourse.ts';

const loadSaves = () => import('./saveCourse.ts');

/** A function that saves or unsaves a course from any card. Its code is preloaded when the page is idle. */
export function useSaveCourse(): (course: SavedCourse, saved: boolean) => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      // a press retries the import
      loadSaves().catch(() => undefined);
    }, 1500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (course, saved) => {
    void loadSaves().then(({ saveCourse }) => {
      saveCourse(queryClient, course, saved);
    });
  };
}
