import { Children, isValidElement, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Later } from '#ui/Later.tsx';
import { look } from '#ui/look.ts';
import { Loading } from '#ui/Skeleton.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import styles from './CourseGrid.module.css';

/** How many cards are at least partly visible on the first screen. */
const firstCards = matchMedia('(min-width: 48rem)').matches ? 8 : 3;

export interface CourseGridProps {
  label?: string;
  /** Two columns between three and one (CAT-17). */
  stepped?: boolean;
  /** How many cards are above these. */
  before?: number;
  children: ReactNode;
}

/** Cards in four columns, three on a tablet, one on a phone. Each child becomes a list item and keeps its key. */
export const CourseGrid = ({ label, stepped = false, before = 0, children }: CourseGridProps) => (
  <ul className={cx(look.grid, stepped && styles.stepped)} aria-label={label}>
    {Children.toArray(children).map((child, at) => (
      <li key={keyOf(child, at)}>{before + at < firstCards ? child : <Later space="card">{child}</Later>}</li>
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
