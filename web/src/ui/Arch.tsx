import person from './art/person.svg';
import { cx } from './cx.ts';
import { Picture } from './Picture.tsx';
import styles from './Arch.module.css';

export interface ArchProps {
  src: string | null | undefined;
  alt?: string | undefined;
  className?: string | undefined;
}

/** A portrait in an arch, 4:5, as wide as its container. */
export const Arch = ({ src, alt = '', className }: ArchProps) => (
  <div className={cx(styles.arch, className)}>
    <Picture src={src} instead={person} alt={alt} width={400} height={500} />
  </div>
);

export interface RoundProps {
  src: string | null | undefined;
  alt?: string | undefined;
  /** Diameter in px. */
  size?: number | undefined;
}

/** A round portrait beside a name. */
export const Round = ({ src, alt = '', size = 32 }: RoundProps) => (
  <span className={styles.round} style={{ inlineSize: size, blockSize: size }}>
    <Picture src={src} instead={person} alt={alt} width={size} height={size} />
  </span>
);
