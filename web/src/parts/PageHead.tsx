import type { ReactNode } from 'react';
import { look } from '#ui/look.ts';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** A line above the title: a category, a way back. */
  above?: ReactNode;
  /** A line below it. */
  children?: ReactNode;
  /** At the right: a search box, buttons. */
  aside?: ReactNode;
}

/** The head of a page. Its h1 is focused after a navigation. */
export const PageHead = ({ title, above, children, aside }: PageHeadProps) => (
  <div className={styles.head}>
    <div className={styles.words}>
      {above ? <div className={look.eyebrow}>{above}</div> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {children ? <div className={look.muted}>{children}</div> : null}
    </div>
    {aside ? <div className={styles.aside}>{aside}</div> : null}
  </div>
);
