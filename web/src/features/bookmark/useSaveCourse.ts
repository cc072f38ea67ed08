import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { importPart } from '#lib/importPart.ts';
import { atLeisure } from '#lib/leisure.ts';
import { toast } from '#ui/toast.ts';
import type { SavedCourse } from './saveCourse.ts';

const loadSaves = () => importPart(() => import('./saveCourse.ts'));

const preload = (): void => {
  // a press retries the import
  loadSaves().catch(() => undefined);
};

/**
 * A function that saves or unsaves a course from any card, the same at each rendering. Its code is preloaded once the
 * page is used.
 */
export function useSaveCourse(): (course: SavedCourse, saved: boolean) => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    atLeisure(preload);
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
