import { cx } from '#ui/cx.ts';
import own from './FailureNote.module.css';
import styles from './ListPage.module.css';

export interface FailureNoteProps {
  failure: { readonly words: string; readonly detail: string };
}

/** Why something failed, in plain words; what the program said is behind a press (RUN-01). */
export const FailureNote = ({ failure: { words, detail } }: FailureNoteProps) => (
  <>
    <span className={styles.failed}>{words}</span>
    {detail === '' ? null : (
      <details className={own.failure}>
        <summary>What the program said</summary>
        <code className={cx(styles.edited)}>{detail}</code>
      </details>
    )}
  </>
);
