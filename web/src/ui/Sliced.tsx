import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isFirstView } from './drawLater.ts';
import styles from './Later.module.css';

/** What is drawn after its surroundings, in slices between which a press is heard, on the page that was opened first. */
export const Sliced = ({ children }: { children: ReactNode }) => {
  const [drawn, setDrawn] = useState(() => !isFirstView());
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return drawn ? children : <div className={styles.screen} />;
};
