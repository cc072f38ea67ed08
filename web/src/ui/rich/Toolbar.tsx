import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../cx.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** What the tools act on: 'Selected members'. */
  label: string;
  children: ReactNode;
}

/** A group of buttons with one tab stop; arrow keys, Home and End move inside. */
export const Toolbar = ({ label, children }: ToolbarProps) => (
  <AriaToolbar aria-label={label} className={cx(styles.toolbar)}>
    {children}
  </AriaToolbar>
);
