import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import styles from './SettingsPreview.module.css';

export interface PreviewFrameProps {
  scheme: 'light' | 'dark';
  /** The custom properties of the colors that are tried. */
  tokens: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A picture of a page in one theme: nothing in it can be pressed. */
export const PreviewFrame = ({ scheme, tokens, children }: PreviewFrameProps) => (
  <figure className={styles.figure}>
    <figcaption className={cx(look.tiny, look.muted)}>{scheme === 'light' ? 'Light theme' : 'Dark theme'}</figcaption>
    <div className={styles.frame} style={{ colorScheme: scheme, ...tokens }} inert>
      {children}
    </div>
  </figure>
);
