import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** Names the content: 'Lessons of week 1'. */
  label: string;
  /** strip: 3.5 slides, 2.5 on a tablet and a phone · single: one at a time */
  show?: 'strip' | 'single' | undefined;
  /** Beside the arrows, usually a heading. */
  head?: ReactNode;
  /** The index of the current slide, which is scrolled into view when it changes. */
  at?: number | undefined;
  /**
   * Tells it from the carousel of the next page, to which the router would otherwise move the scroll of this one,
   * because it is at the same place.
   */
  scrollId?: string | undefined;
  /** One element for each slide. */
  children: ReactNode[];
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides in a row with native scrolling and snapping, moved by touch, wheel, arrow keys or the two buttons. */
export const Carousel = ({ label, show = 'strip', head, at, scrollId, children }: CarouselProps) => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setEnds({ start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 });
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [children.length]);

  useEffect(() => {
    const slides = row.current?.children;
    const [first, slide] = [slides?.[0], slides?.[at ?? 0]];
    if (row.current === null || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    row.current.scrollLeft = slide.offsetLeft - first.offsetLeft;
  }, [at]);

  const turn = (by: 1 | -1) => {
    const first = row.current?.firstElementChild;
    if (!row.current || !first) return;
    const step = show === 'single' ? row.current.clientWidth : first.clientWidth + 24;
    row.current.scrollBy({ left: by * step, behavior: still() ? 'auto' : 'smooth' });
  };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={cx(styles.head, !head && styles.alone, ends.start && ends.end && styles.whole)}>
        {head}
        <div className={styles.arrows}>
          <IconButton
            label={`${label}: previous`}
            aria-disabled={ends.start}
            onClick={() => {
              turn(-1);
            }}
          >
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`${label}: next`}
            aria-disabled={ends.end}
            onClick={() => {
              turn(1);
            }}
          >
            <IconChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        className={cx(styles.row, styles[show])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs keyboard focus
        tabIndex={0}
        aria-label={label}
        data-scroll-restoration-id={scrollId}
      >
        {children.map((slide, index) => (
          // slides have no id of their own, so the index is the key
          <li key={index}>{slide}</li>
        ))}
      </ul>
    </div>
  );
};
