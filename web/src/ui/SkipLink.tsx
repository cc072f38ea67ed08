import styles from './SkipLink.module.css';

/** The first element in the tab order: skips the top bar. The target is `<main id="main" tabIndex={-1}>`. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    Skip to content
  </a>
);
