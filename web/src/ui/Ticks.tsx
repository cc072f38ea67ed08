import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Ticks.module.css';

/** A list of points, each with a tick or an icon of its own. Contains Tick. */
export const Ticks = ({ big, children }: { big?: boolean; children: ReactNode }) => (
  <ul className={cx(styles.ticks, big && styles.big)}>{children}</ul>
);

/** One point. */
export const Tick = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li>
    {icon ?? <IconCheck aria-hidden="true" />}
    <span>{children}</span>
  </li>
);
