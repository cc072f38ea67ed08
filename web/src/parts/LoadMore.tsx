import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** What is listed, in the plural: 'courses'. */
  noun: string;
  /** Fetches the next page when the end is near, too. */
  scrolls: boolean;
  onMore: () => void;
  busy: boolean;
  /** The last attempt failed: wait for the button. */
  failed: boolean;
}

/** Fetches the next page of a list by a button, or by infinite scrolling. */
export const LoadMore = ({ noun, scrolls, onMore, busy, failed }: LoadMoreProps) => {
  const marker = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    if (!busy && !failed) onMore();
  });
  useEffect(() => {
    if (!scrolls || !marker.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '600px' },
    );
    observer.observe(marker.current);
    return () => {
      observer.disconnect();
    };
    // observe again after each page, because the end may still be in view
  }, [busy, scrolls]);
  return (
    <div ref={marker} className={styles.more}>
      {failed ? <p role="alert">The next {noun} could not be loaded.</p> : null}
      <Button variant="line" busy={busy} onClick={onMore}>
        {failed ? 'Try again' : `Show more ${noun}`}
      </Button>
    </div>
  );
};
