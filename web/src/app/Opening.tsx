import { useEffect, useState } from 'react';
import { site } from '#lib/site.ts';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Opening.module.css';

const initialWait = 2000;

/** While the access check runs: a spinner, and after two seconds a neutral message (ACC-06). */
export const Opening = () => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, initialWait);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <main id="main" className={styles.opening} data-opening>
      {late ? (
        <div className={styles.late} role="status">
          <Logo name={site.name} customer={site.logo} />
          <p className={look.muted}>Still signing you in...</p>
        </div>
      ) : (
        <Spinner label="Checking your access" centered />
      )}
    </main>
  );
};
