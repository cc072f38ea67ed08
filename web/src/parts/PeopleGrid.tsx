import { Children, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './PersonCard.module.css';

export interface PeopleGridProps {
  label?: string | undefined;
  /** Six are given, of which a narrow page shows four. */
  oneRow?: boolean | undefined;
  children: ReactNode;
}

/** People in six columns, four on a tablet, two on a phone. */
export const PeopleGrid = ({ label, oneRow, children }: PeopleGridProps) => (
  <ul className={cx(styles.people, oneRow && styles.oneRow)} aria-label={label}>
    {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
  </ul>
);
