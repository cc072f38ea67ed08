import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import house from './art/empty.svg';
import { cx } from './cx.ts';
import { look } from './look.ts';
import { Picture } from './Picture.tsx';
import styles from './Cover.module.css';

export interface CoverProps {
  src: string | null | undefined;
  alt?: string | undefined;
  /** 8:5 for courses, 16:9 for video, 4:3 in rows, 1 small */
  ratio?: '8/5' | '16/9' | '4/3' | '1' | undefined;
  /** Above the fold: loaded at once, with high priority. */
  eager?: boolean | undefined;
  /** Tags at the top left. */
  tags?: ReactNode;
  /** Shows the play icon of a video; it is decoration, not a button. */
  play?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A picture in a fixed ratio, so that loading it causes no layout shift. */
export const Cover = ({ src, alt = '', ratio = '8/5', eager, tags, play, className, children }: CoverProps) => (
  <div className={cx(styles.cover, className)} style={{ aspectRatio: ratio }}>
    <Picture
      src={src}
      instead={house}
      alt={alt}
      width={800}
      height={500}
      {...(eager ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
    {tags ? <div className={styles.tags}>{tags}</div> : null}
    {play ? (
      <span className={cx(styles.play, look.noPrint)} aria-hidden="true">
        <IconPlayerPlayFilled />
      </span>
    ) : null}
    {children}
  </div>
);
