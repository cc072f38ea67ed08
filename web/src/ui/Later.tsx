import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { drawLater, isFirstView } from './drawLater.ts';
import styles from './Later.module.css';

/**
 * Content below the first screen: on the page that was opened first it renders when the rest has rendered, and reserves
 * its space until then. On later pages it renders at once.
 */
export const Later = ({ space, children }: { space: 'card' | 'screen'; children: ReactNode }) => {
  const [drawn, setDrawn] = useState(() => !isFirstView());
  useEffect(
    () =>
      drawn
        ? undefined
        : drawLater((isUrgent) => {
            (isUrgent ? flushSync : startTransition)(() => {
              setDrawn(true);
            });
          }),
    [drawn],
  );
  return drawn ? children : <div className={styles[space]} />;
};
