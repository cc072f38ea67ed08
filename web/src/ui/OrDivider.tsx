import styles from './OrDivider.module.css';

/** 'OR' on a hairline, between two alternatives. */
export const OrDivider = ({ children = 'OR' }: { children?: string }) => <p className={styles.or}>{children}</p>;
