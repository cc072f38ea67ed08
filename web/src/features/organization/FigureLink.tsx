import type { ReactNode } from 'react';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Cells.module.css';

interface FigureLinkProps {
  href: string;
  /** What it counts and where it leads, for those who hear only the link: 'enrolled in AI, view list'. */
  name: string;
  children: ReactNode;
}

/** A figure that leads to the rows of which it is made. */
export const FigureLink = ({ href, name, children }: FigureLinkProps) => (
  <Link className={styles.figure} href={href}>
    {children}
    <VisuallyHidden> {name}</VisuallyHidden>
  </Link>
);
