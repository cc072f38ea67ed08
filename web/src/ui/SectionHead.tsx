import { IconArrowRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import { look } from './look.ts';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** The id of the heading, for `aria-labelledby` of the section around it. */
  id?: string | undefined;
  title: ReactNode;
  /** The number of items, beside the title. */
  count?: number | undefined;
  /** At the right end: a MoreLink, a small button. */
  action?: ReactNode;
}

/** The head of a section: a hairline with an ink tab at its left end, the title, and an action. */
export const SectionHead = ({ id, title, count, action }: SectionHeadProps) => (
  <div className={cx(look.ruled, styles.head)}>
    <h2 id={id}>
      {title}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </h2>
    {action}
  </div>
);

export interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A named section of a page: head and content, 64 px below the previous one. */
export const Section = ({ id, className, children, ...head }: SectionProps) => {
  const own = useId();
  return (
    <section id={id} className={cx(look.section, className)} aria-labelledby={own}>
      <SectionHead id={own} {...head} />
      {children}
    </section>
  );
};

/** A link with an arrow, at the right end of a section's head: 'All courses'. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={cx(styles.more, look.noPrint)} href={href}>
    {children}
    <IconArrowRight aria-hidden="true" />
  </Link>
);
