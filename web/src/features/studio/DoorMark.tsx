import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { doorWords, type DoorState } from './documentState.ts';
import styles from './DoorMark.module.css';

const arch = 'M2.5 17V8.5a5.5 5.5 0 0 1 11 0V17Z';

/** One arch in five states: dashed, the sun at the sill, open, open with a draft behind it, boarded. */
const pictures: Readonly<Record<DoorState, ReactNode>> = {
  draft: <path d={arch} className={styles.dashed} />,
  scheduled: (
    <>
      <path d="M4.2 16.2a3.8 3.8 0 0 1 7.6 0Z" className={styles.sun} />
      <path d={arch} className={styles.line} />
    </>
  ),
  published: (
    <>
      <path d={arch} className={styles.open} />
      <circle cx="8" cy="9" r="2.9" className={styles.sun} />
    </>
  ),
  edited: (
    <>
      <path d="M5.8 3.4A5 5 0 0 1 15 6.6V15" className={styles.dashed} />
      <path d="M1 17.2V9.6a4.8 4.8 0 0 1 9.6 0v7.6Z" className={styles.open} />
      <circle cx="5.8" cy="10.2" r="2.4" className={styles.sun} />
    </>
  ),
  takenBack: <path d={arch} className={styles.line} />,
  archived: (
    <>
      <path d={arch} className={styles.line} />
      <path d="M2.5 10.5h11M2.5 13.8h11" className={styles.line} />
    </>
  ),
};

export interface DoorMarkProps {
  state: DoorState;
  /** Beside a title, on a soft ground. */
  pill?: boolean;
  /** After the word: when it is published. */
  children?: ReactNode;
}

/** What members see of a document: the door, with its word. */
export const DoorMark = ({ state, pill = false, children }: DoorMarkProps) => (
  <span className={cx(styles.mark, pill && styles.pill, styles[state])}>
    <svg viewBox="0 0 16 18" aria-hidden="true">
      {pictures[state]}
    </svg>
    <span>
      {doorWords[state]}
      {children ? <span className={styles.more}> {children}</span> : null}
    </span>
  </span>
);
