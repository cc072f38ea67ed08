import { Spinner } from '#ui/Spinner.tsx';
import styles from './SignInPage.module.css';

/** A page that only leads on (access.md §2.6). */
export const SpinnerPage = ({ label }: { label: string }) => (
  <main id="main" className={styles.alone} tabIndex={-1}>
    <Spinner centered label={label} />
  </main>
);
