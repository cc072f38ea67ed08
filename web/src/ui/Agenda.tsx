import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Stack } from './Layout.tsx';
import styles from './Agenda.module.css';

/** A list of dated rows, one below the other. Contains AgendaRow. */
export const Agenda = ({ children }: { children: ReactNode }) => <ul className={styles.agenda}>{children}</ul>;

export interface DateBlockProps {
  /** 'Nov' */
  month: string;
  /** '24' */
  day: string | number;
}

/** A date as a large numeral under its month. */
export const DateBlock = ({ month, day }: DateBlockProps) => (
  <p className={styles.date}>
    <span>{month}</span> <b>{day}</b>
  </p>
);

export interface AgendaRowProps extends DateBlockProps {
  cover?: ReactNode;
  /** At the right end; below the text on a phone. */
  action?: ReactNode;
  children: ReactNode;
}

/** One row: date, picture (hidden on narrow screens), text, action. */
export const AgendaRow = ({ month, day, cover, action, children }: AgendaRowProps) => (
  <li className={cx(styles.row, !cover && styles.bare)}>
    <DateBlock month={month} day={day} />
    {cover ? <div className={styles.cover}>{cover}</div> : null}
    <Stack gap={8}>{children}</Stack>
    {action ? <div className={styles.action}>{action}</div> : null}
  </li>
);
