import styles from './SkipLink.module.css';

/** The first thing a keyboard meets: past the bar, into the page. The target is `<main id="main" tabIndex={-1}>`. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    Skip to content
  </a>
);
