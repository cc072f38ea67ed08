import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Note.module.css';

export interface NoteProps {
  /** bad: announced at once (role alert); sun: a hint that matters now */
  tone?: 'plain' | 'bad' | 'sun' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A remark within a page or a form. */
export const Note = ({ tone = 'plain', icon, children }: NoteProps) => (
  <div className={cx(styles.note, styles[tone])} role={tone === 'bad' ? 'alert' : undefined}>
    {icon}
    <div className={styles.words}>{children}</div>
  </div>
);
