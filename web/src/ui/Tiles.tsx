import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { look } from './look.ts';
import { HelpTip } from './HelpTip.tsx';
import styles from './Tiles.module.css';

/** Up to four numbers between two hairlines. Contains Tile. */
export const Tiles = ({ children }: { children: ReactNode }) => <ul className={styles.tiles}>{children}</ul>;

export interface TileProps {
  name: string;
  value: ReactNode;
  /** Below the number: what it is measured against. */
  note?: ReactNode;
  /** An explanation of the number, behind a question mark. */
  help?: ReactNode;
}

/** One key figure. */
export const Tile = ({ name, value, note, help }: TileProps) => (
  <li className={styles.tile}>
    <span className={styles.name}>
      {name}
      {help ? <HelpTip label={`What is ${name}?`}>{help}</HelpTip> : null}
    </span>
    <b>{value}</b>
    {note ? <span className={cx(look.small, look.muted)}>{note}</span> : null}
  </li>
);
