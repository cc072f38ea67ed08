import { Children, isValidElement, useEffect, useState, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { whenIdle } from '#ui/drawLater.ts';
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

/**
 * Cards in four columns, three on a tablet, one on a phone. Each child becomes a list item and keeps its key. Once the
 * first ones are laid out, the browser skips those outside the view: what a filter brings is laid out when it is
 * scrolled to, while Back still finds the page as high as it was.
 */
export const CourseGrid = ({ label, stepped = false, before = 0, children }: CourseGridProps) => {
  const [laidOut, setLaidOut] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setLaidOut(true);
      }),
    [],
  );
  return (
    <ul className={cx(look.grid, styles.cards, laidOut && styles.skips, stepped && styles.stepped)} aria-label={label}>
      {Children.toArray(children).map((child, at) => (
        <li key={keyOf(child, at)}>{before + at < firstCards ? child : <Later space="card">{child}</Later>}</li>
      ))}
    </ul>
  );
};

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
