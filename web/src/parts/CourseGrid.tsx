import { Children, isValidElement, useEffect, useRef, useState, type ReactNode } from 'react';
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
 * browser skips those outside the view: the first ones once they are laid out, so that Back finds the page as high as
 * it was, and what a filter brings from the start.
 */
export const CourseGrid = ({ label, stepped = false, before = 0, children }: CourseGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [laidOut, setLaidOut] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setLaidOut(true);
        // those in view would count as moved
        for (const card of list.current?.children ?? []) {
          const { top, bottom } = card.getBoundingClientRect();
          if (top > innerHeight || bottom < 0) card.toggleAttribute('data-skips', true);
        }
      }),
    [],
  );
  return (
    <ul ref={list} className={cx(look.grid, styles.cards, stepped && styles.stepped)} aria-label={label}>
      {Children.toArray(children).map((child, at) => (
        <Item key={keyOf(child, at)} skips={laidOut}>
          {before + at < firstCards ? child : <Later space="card">{child}</Later>}
        </Item>
      ))}
    </ul>
  );
};

/** `skips`, as it is when the item is added: the browser skips it outside the view. */
const Item = ({ skips, children }: { skips: boolean; children: ReactNode }) => {
  const [added] = useState(skips);
  return <li className={added ? styles.skips : undefined}>{children}</li>;
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
