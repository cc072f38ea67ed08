import styles from './OrDivider.module.css';

/** 'OR' on a hairline, between two ways of doing the same. */
export const OrDivider = ({ children = 'OR' }: { children?: string }) => <p className={styles.or}>{children}</p>;
