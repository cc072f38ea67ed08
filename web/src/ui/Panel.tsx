import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Outline only, for the less important of two. */
  quiet?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A box, used sparingly and never nested. */
export const Panel = ({ quiet, className, children }: PanelProps) => (
  <div className={cx(styles.panel, quiet && styles.quiet, className)}>{children}</div>
);
