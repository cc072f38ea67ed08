import type { CSSProperties, ReactNode } from 'react';
import { offlineWords } from './offlineWords.ts';
import { useOnline } from './useOnline.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
  /** For pictures: '8/5'; the height follows. */
  ratio?: string | undefined;
  shape?: 'line' | 'picture' | 'arch' | 'round' | undefined;
}

/** A placeholder for content that is loading. */
export const Skeleton = ({ width = '100%', height = 14, ratio, shape = 'line' }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={styles[shape]}
    style={ratio ? { width, aspectRatio: ratio, height: 'auto' } : { width, height }}
  />
);

export interface LoadingProps {
  /** The accessible name of what is loading: 'Loading courses'. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Wraps skeletons and announces what is loading, or that the browser is offline (RTE-09). Appears only when loading
 * takes longer than 200 ms.
 */
export const Loading = ({ label, className, children }: LoadingProps) => (
  <div className={styles.loading} aria-busy="true">
    {useOnline() ? (
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    ) : (
      <p className={styles.offline} role="status">
        {offlineWords}
      </p>
    )}
    <div className={className}>{children}</div>
  </div>
);
