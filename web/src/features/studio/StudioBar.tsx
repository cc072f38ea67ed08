import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '#ui/Link.tsx';
import styles from './StudioFrame.module.css';

/** The header of the frame, in which each page shows where it is; null before it is mounted. */
export const BarTarget = createContext<HTMLElement | null>(null);

export interface Crumb {
  readonly label: string;
  /** Absent: the current page. */
  readonly href?: string;
}

export interface StudioBarProps {
  crumbs: readonly Crumb[];
  /** Beside the path: the state of the document. */
  children?: ReactNode;
  /** At the right end: what is saved, and what can be done. */
  acts?: ReactNode;
}

/** Where the page is, in which state, and what can be done; shown in the header of the frame. */
export const StudioBar = ({ crumbs, children, acts }: StudioBarProps) => {
  const target = use(BarTarget);
  if (target === null) return null;
  return createPortal(
    <>
      <nav aria-label="Where you are" className={styles.path}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, href }) => (
            <li key={href ?? 'here'}>
              {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <div className={styles.acts}>{acts}</div>
    </>,
    target,
  );
};
