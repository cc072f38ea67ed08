import { Children, type ReactNode } from 'react';
import { Loading } from '../ui/Skeleton.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

/** Cards in four columns, three on a tablet, one on a phone. Each child becomes a list item and keeps its key. */
export const CourseGrid = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className="grid" aria-label={label}>
    {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
  </ul>
);

/** The grid before its cards come. */
export const CourseGridSkeleton = ({ cards = 4, label = 'Loading courses' }: { cards?: number; label?: string }) => (
  <Loading label={label} className="grid">
    {Array.from({ length: cards }, (_, at) => (
      <CourseCardSkeleton key={at} />
    ))}
  </Loading>
);
