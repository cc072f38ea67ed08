import { IconArrowLeft } from '@tabler/icons-react';
import { cx } from '#ui/cx.ts';
import { Link, type LinkProps } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import styles from './BackLink.module.css';

/** The way back to the page above, over the title of a page: an arrow and where it leads. */
export const BackLink = ({ href, children }: Pick<LinkProps, 'children' | 'href'>) => (
  <Link className={cx(styles.back, look.noPrint)} href={href}>
    <IconArrowLeft aria-hidden="true" />
    {children}
  </Link>
);
