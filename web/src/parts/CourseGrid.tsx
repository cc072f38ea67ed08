import { Children, isValidElement, type ReactNode } from 'react';
import { Later } from '#ui/Later.tsx';
import { Loading } from '#ui/Skeleton.tsx';
import { look } from '#ui/look.ts';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

/** How many cards are at least partly visible on the first screen. */
const firstCards = matchMedia('(min-width: 48rem)').matches ? 8 : 3;

/** Cards in four columns, three on a tablet, one on a phone. Each child becomes a list item and keeps its key. */
export const CourseGrid = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={look.grid} aria-label={label}>
    {Children.toArray(children).map((child, at) => (
      <li key={keyOf(child, at)}>{at < firstCards ? child : <Later space="card">{child}</Later>}</li>
    ))}
  </ul>
);

/** The grid while its cards are loading. */
export const CourseGridSkeleton = ({ cards = 4, label = 'Loading courses' }: { cards?: number; label?: string }) => (
  <Loading label={label} className={look.grid}>
    {Array.from({ length: cards }, (_, at) => (
      <CourseCardSkeleton key={at} />
    ))}
  </Loading>
);

function keyOf(child: ReactNode, at: number): string | number {
  return isValidElement(child) ? (child.key ?? at) : at;
}
