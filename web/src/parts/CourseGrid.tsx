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
 * Cards in four columns, three on a tablet, one on a phone. Each child becomes a list item and keeps its key. The
 * browser skips those outside the view that a filter brings, so that it answers the press at once, and draws them when
 * it is idle: screen readers do not find what is skipped, and the page is as high as it will be.
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
    <ul className={cx(look.grid, styles.cards, stepped && styles.stepped)} aria-label={label}>
      {Children.toArray(children).map((child, at) => (
        <Item key={keyOf(child, at)} isLate={laidOut}>
          {before + at < firstCards ? child : <Later space="card">{child}</Later>}
        </Item>
      ))}
    </ul>
  );
};

/** `isLate`, as it is when the item is added: the browser skips it outside the view until it is idle. */
const Item = ({ isLate, children }: { isLate: boolean; children: ReactNode }) => {
  const [skips, setSkips] = useState(isLate);
  useEffect(
    () =>
      skips
        ? whenIdle(() => {
            setSkips(false);
          })
        : undefined,
    [skips],
  );
  return <li className={skips ? styles.skips : undefined}>{children}</li>;
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
