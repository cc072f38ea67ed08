import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Only the outline, for the quieter of two. */
  quiet?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A box, for the few things that need one. Never a panel in a panel. */
export const Panel = ({ quiet, className, children }: PanelProps) => (
  <div className={cx(styles.panel, quiet && styles.quiet, className)}>{children}</div>
);
