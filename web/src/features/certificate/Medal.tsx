import { cx } from '#ui/cx.ts';
import styles from './Medal.module.css';

export interface MedalProps {
  /** The badge. */
  src: string;
  /** The color of the ground, of the certificate. */
  color: string;
  /** Above the fold. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A badge on the ground of its certificate, with fine rings around it. It decorates the title beside it. */
export const Medal = ({ src, color, eager, className }: MedalProps) => (
  <div className={cx(styles.ground, className)} style={{ backgroundColor: color }}>
    <img src={src} alt="" width={480} height={480} loading={eager ? 'eager' : 'lazy'} />
  </div>
);
