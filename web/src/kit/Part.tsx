import type { ReactNode } from 'react';
import styles from './Kit.module.css';

/** One part of the kit with its name. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={styles.name}>{name}</h3>
    <div className={styles.states}>{children}</div>
  </div>
);

/** What a section is given: names of landmarks end in it, since each section is there twice. */
export interface SectionProps {
  scheme: 'light' | 'dark';
}
