import type { ReactNode } from 'react';
import { HelpTip } from './HelpTip.tsx';
import styles from './ColumnMeanings.module.css';

export interface ColumnMeaningsProps {
  /** That of the table. */
  caption: string;
  columns: readonly { readonly title: string; readonly help: ReactNode }[];
}

/** What the columns of a table mean, asked once above its heads, so that no head has a question mark of its own. */
export const ColumnMeanings = ({ caption, columns }: ColumnMeaningsProps) => (
  <HelpTip label={`What do these columns mean? ${caption}`} text="What do these columns mean?">
    <dl className={styles.meanings}>
      {columns.map(({ title, help }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  </HelpTip>
);
