import { isBuilt } from '@atrium/domain/access/builtRoutes.ts';
import { cx } from '#ui/cx.ts';
import { Link, type LinkProps } from '#ui/Link.tsx';
import styles from './PageLink.module.css';

/**
 * A link to one of our pages. If that page is not built yet, the text is shown with 'Soon' and without a link (D78).
 */
export const PageLink = ({ soonClassName, ...props }: LinkProps & { soonClassName?: string | undefined }) =>
  isBuilt(props.href) ? (
    <Link {...props} />
  ) : (
    <span className={cx(soonClassName, styles.soon)}>
      {props.children}
      <span className={styles.mark}>Soon</span>
    </span>
  );
