import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { HelpTip } from './HelpTip.tsx';
import { Link } from './Link.tsx';
import { look } from './look.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Tiles.module.css';

/** Four numbers between two hairlines, or three. Contains Tile. */
export const Tiles = ({ three = false, children }: { three?: boolean; children: ReactNode }) => (
  <ul className={cx(styles.tiles, three ? styles.three : styles.four)}>{children}</ul>
);

export interface TileProps {
  name: string;
  /** The name of a single one, which is heard after a 1 that leads to its rows: 'Badge Earned'. */
  one?: string | undefined;
  value: ReactNode;
  /** Below the number: what it is measured against. */
  note?: ReactNode;
  /** Where the rows behind the number are. */
  href?: string | undefined;
  /** An explanation of the number, behind a question mark. */
  help?: ReactNode;
}

/** One key figure. */
export const Tile = ({ name, one = name, value, note, href, help }: TileProps) => (
  <li className={styles.tile}>
    <span className={styles.name}>
      {name}
      {help ? <HelpTip label={`What is ${name}?`}>{help}</HelpTip> : null}
    </span>
    <b>
      {href === undefined ? (
        value
      ) : (
        <Link className={styles.rows} href={href}>
          {value} <VisuallyHidden>{value === '1' ? one : name}, view list</VisuallyHidden>
        </Link>
      )}
    </b>
    {note ? <span className={cx(look.small, look.muted)}>{note}</span> : null}
  </li>
);
