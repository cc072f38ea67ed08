import type { ReactNode } from 'react';
import styles from './View.module.css';

export interface ViewProps {
  /** The words, the heading first among them. */
  readonly children: ReactNode;
  readonly picture: ReactNode;
  /** Told at once to whoever does not see it appear. */
  readonly alert?: boolean;
}

/** A whole page that is one message: its words, and a picture beside them. */
export const View = ({ children, picture, alert = false }: ViewProps) => (
  <div className="wrap" role={alert ? 'alert' : undefined}>
    <div className={styles.view}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  </div>
);

/** The picture in the arch of the house. */
export const ViewArch = ({ src, width, height }: { src: string; width: number; height: number }) => (
  <img className={styles.arch} src={src} alt="" width={width} height={height} />
);
