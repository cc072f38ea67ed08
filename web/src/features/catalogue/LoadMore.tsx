import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './Catalogue.module.css';

export interface LoadMoreProps {
  onMore: () => void;
  busy: boolean;
  /** The last attempt failed: wait for the button. */
  failed: boolean;
}

/** Infinite scrolling: fetches the next page when the end is near, or by a button. */
export const LoadMore = ({ onMore, busy, failed }: LoadMoreProps) => {
  const marker = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    if (!busy && !failed) onMore();
  });
  useEffect(() => {
    if (!marker.current) return;
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
  }, [busy]);
  return (
    <div ref={marker} className={styles.more}>
      {failed ? <p role="alert">The next courses could not be loaded.</p> : null}
      <Button variant="line" busy={busy} onClick={onMore}>
        {failed ? 'Try again' : 'Show more courses'}
      </Button>
    </div>
  );
};
