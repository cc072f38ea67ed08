import { isBuilt } from '@atrium/domain/access/builtRoutes.ts';
import { cx } from '#ui/cx.ts';
import { Link, type LinkProps } from '#ui/Link.tsx';
import styles from './PageLink.module.css';

/** A link to a page of ours. While that page is still to come, its words stand there with 'Soon', and lead nowhere (D78). */
export const PageLink = ({ soonClassName, ...props }: LinkProps & { soonClassName?: string | undefined }) =>
  isBuilt(props.href) ? (
    <Link {...props} />
  ) : (
    <span className={cx(soonClassName, styles.soon)}>
      {props.children}
      <span className={styles.mark}>Soon</span>
    </span>
  );
