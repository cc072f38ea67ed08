import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import styles from './Note.module.css';

export interface NoteProps {
  /** bad: announced at once (role alert); sun: a hint that matters now */
  tone?: 'plain' | 'bad' | 'sun' | undefined;
  icon?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** For `ref`: brings what answers a press into view, which may have been far below. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** A remark within a page or a form. */
export const Note = ({ tone = 'plain', icon, children, ref }: NoteProps) => (
  <div ref={ref} className={cx(styles.note, styles[tone])} role={tone === 'bad' ? 'alert' : undefined}>
    {icon}
    <div className={styles.words}>{children}</div>
  </div>
);
