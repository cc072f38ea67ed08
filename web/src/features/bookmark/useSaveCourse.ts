import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { importPart } from '#lib/importPart.ts';
import { toast } from '#ui/toast.ts';
import type { SavedCourse } from './saveCourse.ts';

const loadSaves = () => importPart(() => import('./saveCourse.ts'));

/**
 * A function that saves or unsaves a course from any card, the same at each rendering. Its code is preloaded soon after
 * the page has rendered.
 */
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
  return useCallback(
    (course, saved) => {
      loadSaves().then(
        ({ saveCourse }) => {
          saveCourse(queryClient, course, saved);
        },
        () => toast({ tone: 'bad', message: 'There was an error. Please try again later.' }),
      );
    },
    [queryClient],
  );
}
