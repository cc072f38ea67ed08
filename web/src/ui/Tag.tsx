import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tag.module.css';

/**
 * in: solid brand color, the member is in · loud: accent color, time is short · paper: everything else on a picture ·
 * earned: paper with a gold icon · plain: soft brand color, in tables and lists · off: outline, the rest
 */
export type TagWeight = 'in' | 'loud' | 'paper' | 'earned' | 'plain' | 'off';

export interface TagProps {
  weight?: TagWeight | undefined;
  icon?: ReactNode;
  /** A dot instead of an icon: it is happening now. */
  dot?: boolean | undefined;
  children: ReactNode;
}

/** A status as text; its weight only groups it visually. */
export const Tag = ({ weight = 'paper', icon, dot, children }: TagProps) => (
  <span className={cx(styles.tag, styles[weight])}>
    {dot ? <span className={styles.dot} aria-hidden="true" /> : icon}
    {children}
  </span>
);
