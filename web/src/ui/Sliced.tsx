import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isFirstView } from './drawLater.ts';
import styles from './Later.module.css';

/**
 * Renders its content after its surroundings, in slices between which the page can handle input, on the page that was
 * opened first.
 */
export const Sliced = ({ children }: { children: ReactNode }) => {
  const [drawn, setDrawn] = useState(() => !isFirstView());
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return drawn ? children : <div className={styles.screen} />;
};
