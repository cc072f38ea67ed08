import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import styles from './Banner.module.css';

export interface BannerProps {
  /** The accessible name: 'Membership'. */
  label: string;
  /** Bold text at the beginning. */
  lead: ReactNode;
  children?: ReactNode;
  /** Usually one primary button (the 'sun' variant). */
  action?: ReactNode;
  /** Absent: the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** A dark band across the page with one message: a limit, a trial, a vote. */
export const Banner = ({ label, lead, children, action, onDismiss }: BannerProps) => (
  <section className={styles.band} aria-label={label}>
    <Wrap>
      <div className={styles.inside}>
        <p>
          <b>{lead}</b> {children}
        </p>
        {action ? <div className={cx(styles.action, look.noPrint)}>{action}</div> : null}
        {onDismiss ? (
          <IconButton className={cx(styles.x, look.noPrint)} label="Close" onClick={onDismiss}>
            <IconX aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </Wrap>
  </section>
);

export interface PictureBannerProps {
  /** Null: no link. */
  href: string | null;
  imageUrl: string;
  mobileImageUrl?: string | null | undefined;
  /** The alternative text of the picture. */
  alt: string;
}

/** A customer's own banner picture, with a smaller one on a phone. */
export const PictureBanner = ({ href, imageUrl, mobileImageUrl, alt }: PictureBannerProps) => {
  const picture = (
    <picture>
      {mobileImageUrl ? <source media="(width < 45.625em)" srcSet={mobileImageUrl} width={720} height={360} /> : null}
      <img src={imageUrl} alt={alt} width={1216} height={200} />
    </picture>
  );
  if (href === null) return <div className={styles.picture}>{picture}</div>;
  return (
    <Link className={styles.picture} href={href}>
      {picture}
    </Link>
  );
};
