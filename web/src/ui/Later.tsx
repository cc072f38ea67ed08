import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { drawLater, isFirstView } from './drawLater.ts';
import styles from './Later.module.css';

/**
 * A piece below the first screen: on the page that was opened first it is drawn when the rest stands, and holds its
 * place until then. Elsewhere it is drawn at once.
 */
export const Later = ({ space, children }: { space: 'card' | 'screen'; children: ReactNode }) => {
  const [drawn, setDrawn] = useState(() => !isFirstView());
  useEffect(
    () =>
      drawn
        ? undefined
        : drawLater(() => {
            startTransition(() => {
              setDrawn(true);
            });
          }),
    [drawn],
  );
  return drawn ? children : <div className={styles[space]} />;
};
