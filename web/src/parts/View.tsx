import type { ReactNode } from 'react';
import { Wrap } from '#ui/Layout.tsx';
import styles from './View.module.css';

export interface ViewProps {
  /** The content, beginning with the heading. */
  readonly children: ReactNode;
  readonly picture: ReactNode;
  /** Announces the message at once (role alert). */
  readonly alert?: boolean;
}

/** A whole page with one message: text, and a picture beside it. */
export const View = ({ children, picture, alert = false }: ViewProps) => (
  <Wrap role={alert ? 'alert' : undefined}>
    <div className={styles.view}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  </Wrap>
);

/** A picture in an arch. */
export const ViewArch = ({ src, width, height }: { src: string; width: number; height: number }) => (
  <img className={styles.arch} src={src} alt="" width={width} height={height} />
);
